"""The parts of the bots that run in every simulation, written so that mypyc can compile them along with the engine.

They are also plain Python: where the engine isn't compiled they give the same numbers, only more slowly.
"""
