"""What the boxes of The Reckoners and Steelslayer print: the words, the ids, the values."""

from samovar.games.reckoners.content.edition import Content, content_of, house, house_pack, own_steps
from samovar.games.reckoners.content.schema import SCHEMA

__all__ = ["SCHEMA", "Content", "content_of", "house", "house_pack", "own_steps"]
