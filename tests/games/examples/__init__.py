"""The moments that worked examples of the rulebooks show: found by bots, told to the engine, held to the captions."""
