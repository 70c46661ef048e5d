"""The flow of the rules: one procedure per phase or step, found by its name.

Set-up is in ``setup``, the phases in ``round``, ``reveal``, ``adventure`` and ``end``, the use of Spells and abilities
in ``windows``, ``announce``, ``effect`` and ``triggers``.
"""
