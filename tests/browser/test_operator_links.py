"""What an operator sends to somebody: an invitation, and a link for a new password."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.kettles import Guest, House

SAMOVAR = Path(sys.executable).parent / "samovar"
PATIENCE = 60


def admin(house: House, *words: str) -> str:
    told = [str(SAMOVAR), "admin", *words, "--data", str(house.folder)]
    return subprocess.run(told, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout.strip()


def test_an_invitation_makes_a_member_and_a_link_gives_him_another_password(guest, frail_house: House):
    admin(frail_house, "registration", "invited")
    invitation = admin(frail_house, "invite", "--address", frail_house.address)
    anna: Guest = guest(at=frail_house)
    anna.page.goto(invitation)
    expect(anna.page.get_by_text("You are invited.")).to_be_visible()
    anna.page.get_by_label("Account name").fill("Anna")
    anna.page.get_by_label("Password").fill("boiling at ninety")

    anna.page.get_by_role("button", name="Keep my games").click()
    expect(anna.page.get_by_text("Your games are kept under the name anna.")).to_be_visible()
    forgotten = admin(frail_house, "reset-password", "Anna", "--address", frail_house.address)
    elsewhere: Guest = guest(at=frail_house, locale="fr-FR")
    elsewhere.page.goto(forgotten)
    elsewhere.page.get_by_label("Nouveau mot de passe").fill("simmering at eighty")
    elsewhere.page.get_by_role("button", name="Changer le mot de passe").click()

    expect(elsewhere.page.get_by_text("Vos parties sont gardées sous le nom anna.")).to_be_visible()
    assert [page.url.rpartition("#")[2] for page in (anna.page, elsewhere.page)] == ["", ""]
