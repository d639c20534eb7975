"""How the tests are run everywhere."""

from hypothesis import settings

# A slow moment of the machine is no fault of the code: speed is measured in benchmarks/, not by a deadline here.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
