"""Values as shown: computed from printed values and what is in force now."""
