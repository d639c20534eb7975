"""What is printed on the boards, cards and maps, read once from a content pack into flat rows that play can index."""

from samovar.games.steamwatchers.content.edition import SCHEMA, Content, content_of, house_pack

__all__ = ["SCHEMA", "Content", "content_of", "house_pack", "own_steps"]


def own_steps() -> tuple[int, int]:
    """How many cards of the house edition need a step of their own, and of how many."""
    content = content_of()
    cards = [*content.archons, *content.cards]
    return sum(bool(card.custom) for card in cards), len(content.sources)
