"""The lessons: a teacher at a real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from lairwright.server.lessons import lesson_ids
from lairwright.text.catalogue import texts
from tests.browser.playing import address, answer, is_over, offered
from tests.server.serving import Server

said = texts("en").say
#: A lesson asks a handful of questions.
MOST_CHOICES = 60


@pytest.mark.parametrize("number", range(len(lesson_ids())))
def test_a_lesson_is_begun_from_the_list_and_taught_to_its_end(number: int, page: Page, shared: Server) -> None:
    page.goto(address(shared, "/learn"))
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").nth(number).click()
    teacher = page.get_by_role("region", name=said("web-learn-teacher"))
    expect(teacher).to_be_visible()
    told: list[str] = []
    for _ in range(MOST_CHOICES):
        if not offered(page):
            break
        told.append(teacher.inner_text())
        answer(page)
    assert is_over(page)
    assert teacher.inner_text() != told[-1], "the teacher has no last word"
    headline = page.locator("#over-title").inner_text()
    assert headline == said("web-learn-over") or "win" in headline
    expect(page.get_by_text(said("web-over-record"))).to_have_count(0)
    assert len(set(told)) > 1, "the teacher said the same all the time"
