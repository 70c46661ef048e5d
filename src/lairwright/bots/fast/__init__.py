"""The parts of the bots that run in every simulation, written so that mypyc can compile them with the engine.

They are plain Python as well: where the engine is not compiled they give the same numbers, more slowly.
"""
