"""Datasets for learners: what was seen, offered and chosen, and how it ended; the same files again."""

import json

import polars as pl
from typer.testing import CliRunner

from samovar.cli import app, lab_dataset

SAY = CliRunner()


def made(folder, *more):
    asked = ["lab", "dataset", "reckoners", str(folder), "--games", "2", "--bots", "random", "--json", *more]
    answer = SAY.invoke(app, asked)
    assert answer.exit_code == 0, answer.output
    return json.loads(answer.stdout)


def test_every_decision_is_a_row_that_an_interrupted_run_does_not_write_again(tmp_path, monkeypatch):
    monkeypatch.setattr(lab_dataset, "PART", 1)

    first = made(tmp_path / "one")
    files = {file.name: file.read_bytes() for file in (tmp_path / "one").iterdir()}
    (tmp_path / "one" / "part-00001.parquet").unlink()
    rest = made(tmp_path / "one")
    frame = pl.read_parquet(tmp_path / "one" / "*.parquet")
    origin = json.loads(pl.read_parquet_metadata(tmp_path / "one" / "part-00000.parquet")["samovar"])

    assert {file.name: file.read_bytes() for file in (tmp_path / "one").iterdir()} == files
    assert (first["files"], rest["files"]) == (2, 1)
    assert frame.height == first["decisions"] > rest["decisions"] > 0
    assert set(frame["game"]) == {0, 1}
    assert len(frame["observation"][0]) == sum(size for _, size in origin["rows"].values())
    among = frame.filter(pl.col("chosen") >= 0)
    assert among.height > 0.9 * frame.height
    assert (among["chosen"] < among["offered"]).all()
    assert (frame["options"].list.len() % frame["offered"] == 0).all()
    assert set(frame["share"]) <= {0.0, 1.0}  # a team wins or loses as one
