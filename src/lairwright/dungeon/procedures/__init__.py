"""The flow of the rules, one procedure per phase or step.

Set-up is in ``setup``; the phases are in ``round``, ``reveal``, ``adventure`` and ``end``; the use of Spells and
abilities is in ``windows``, ``announce``, ``effect`` and ``triggers``.
"""
