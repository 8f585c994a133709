"""The types that are declared are those that there are."""

from __future__ import annotations

from mypy import stubtest


def test_stubs_agree_with_the_extension(tmp_path, capsys):
    generated = tmp_path / "generated"
    generated.write_text("tricorne\\._tricorne\\.__all__\n", encoding="utf-8")
    options = ["tricorne._tricorne", "--concise", "--ignore-disjoint-bases", "--allowlist", str(generated)]
    assert stubtest.test_stubs(stubtest.parse_options(options)) == 0, capsys.readouterr().out
