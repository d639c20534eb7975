"""What `serve` is told: by options or variables, each in the operator's table, and refused with a clear word."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from samovar.cli import app
from samovar.cli.exits import USAGE

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
BY_HAND = {"name": "SAMOVAR_NAMES", "trusted_proxy": "SAMOVAR_TRUSTED_PROXIES", "webhook_host": "SAMOVAR_WEBHOOKS"}
BY_HAND["lab_account"] = "SAMOVAR_LAB_ACCOUNTS"


def test_every_option_of_serve_has_a_variable_in_the_operators_table():
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    told = OPERATING.read_text(encoding="utf-8")

    missing = []
    for option in serve.params:
        variable = option.envvar or BY_HAND.get(option.name)
        if option.name != "help" and (variable is None or f"`{variable}`" not in told):
            missing.append(option.name)

    assert missing == []


@pytest.mark.parametrize(
    ("words", "variables", "says"),
    [
        ([], {"SAMOVAR_SMTP": "smtp://mail.example.org"}, "--address"),
        (["--name", "club.example.org"], {"SAMOVAR_SMTP": "smtp://mail.example.org"}, "--mail-from"),
        (["--name", "club.example.org"], {"SAMOVAR_SMTP": "http://games:pw@mail"}, "no mail server"),
        (["--address", "club.example.org", "--webhook-host", "discord.com"], {}, "no address that links"),
        (["--name", "club.example.org", "--webhook-host", "https://discord.com"], {}, "no host of webhooks"),
        (["--name", "club.example.org", "--push-contact", "me"], {}, "no contact"),
    ],
)
def test_what_does_not_fit_letters_is_refused_and_no_password_is_shown(
    tmp_path: Path, words: list[str], variables: dict[str, str], says: str
):
    asked = ["serve", "--port", "0", "--data", str(tmp_path), *words]

    refused = CliRunner().invoke(app, asked, env=variables)

    assert refused.exit_code == USAGE
    assert says in refused.output
    assert "pw@" not in refused.output
