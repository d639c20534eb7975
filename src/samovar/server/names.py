"""Names of people: how they are shown, by what somebody signs in, and which two a reader would take for one another."""

from __future__ import annotations

import unicodedata

from samovar.server.refusals import BAD, Refused

LONGEST_NAME = 32
MOST_MARKS = 2  # accents on one letter; more of them reach into the lines above and below

# Nothing is seen of these although Unicode calls them letters, marks or signs: fillers, joiners, selectors.
UNSEEN = frozenset(map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10))))

# Letters of other scripts, and Latin ones, that look like these after folding. Not all that Unicode lists: those of
# alphabets that keyboards and fonts have, so that Cyrillic, Greek, Armenian and Cherokee cannot pass for Latin.
LOOK_ALIKES = {
    "a": "аαɑⱥꭺ4@",
    "b": "ьвβɓƀᏼꮟ",
    "c": "сϲⲥᴄƈꮯ¢",
    "d": "ԁɗđðꭰԃ",
    "e": "еєεҽɛ℮ꭼ3€",
    "f": "ƒϝẝꞙ",
    "g": "ɡɠցǥԍᶃ9",
    "h": "һнհηꮋħɦ",
    "j": "јϳʝɉꭻ",
    "k": "кκƙҝⲕꮶ",
    "l": "iıіɩιɪ1|!ӏlłɫƚℓꙇꭵⲓյ",
    "m": "мɱⲙꮇ",
    "n": "пոռŋɲոƞи",
    "o": "оοօσө0ⲟøɵᴏꮎѳ",
    "p": "рρքþϸⲣꮲƥ",
    "q": "ԛգզɋ",
    "r": "гɍɾꮁᴦ",
    "s": "ѕꜱʂꮪ5$",
    "t": "тτŧƭⲧꭲ7+",
    "u": "υսμцʋᴜµ",
    "v": "ѵνᴠꮩ",
    "w": "шщωѡԝաɯꮃ",
    "x": "хχҳⲭ×",
    "y": "уγүұʏꭹƴ",
    "z": "ʐƶꮓᴢ2",
}
PLAIN = str.maketrans({alike: letter for letter, alikes in LOOK_ALIKES.items() for alike in alikes})
PAIRS = (("rn", "m"), ("vv", "w"))  # two letters side by side that are read as one


def tidy(name: str) -> str:
    """A name as it is shown: nothing that controls, turns the direction or is not seen, no strings of spaces."""
    shown = visible(name)
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise Refused("why-name-length", BAD, most=LONGEST_NAME)
    return shown


def visible(text: str) -> str:
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if (kind[0] == "C" and not sign.isspace()) or sign in UNSEEN:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            signs.append(sign)
    return " ".join("".join(signs).split())


def folded(name: str) -> str:
    """By this somebody signs in: Anna and ANNA are one."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


def likeness(name: str) -> str:
    """What is left of a name for a reader who does not look closely: two with the same likeness pass for each other."""
    plain = unmarked(visible(name)).translate(PLAIN)
    letters = "".join(sign for sign in plain if sign.isalnum())
    for pair, read in PAIRS:
        letters = letters.replace(pair, read)
    return letters or plain


def unmarked(name: str) -> str:
    """Without accents: René and Rene are one name, for who reads it and for who types it on another keyboard."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).casefold()
    return "".join(sign for sign in bare if unicodedata.category(sign)[0] != "M")
