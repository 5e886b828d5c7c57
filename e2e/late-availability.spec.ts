// Tests that choose their widths themselves: the desktop's browser alone runs them.
import type { GroupAvailability } from '@museum/shared/capacity/availability-schema';
import type { Locator, Page, Route } from '@playwright/test';

import { holdBack } from './support/answering-page.ts';
import { expect, test } from './support/journey.ts';
import { openVisitRequestForm, sendButton } from './support/visit-request-form.ts';

test.use({ reducedMotion: 'reduce' });

const NOTE = 'Dan škola: centar prima samo prijavljene';

/** Tomorrow, the day that the form opens with, as a closed one with its sentence. */
async function answerClosed(route: Route) {
  const answer = await route.fetch();
  const body = (await answer.json()) as { data: GroupAvailability | unknown[] };
  if (!Array.isArray(body.data)) {
    const quarters = body.data.quarters.map(({ time }) => ({ time, level: 'closed' }));
    Object.assign(body.data, { open: null, note: NOTE, quarters, restaurant: quarters });
  }
  await route.fulfill({ response: answer, json: body });
}

/** The page would give up after five seconds (spec §9), before a busy machine has measured. */
const waitForEveryAnswer = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => {} });
  });

const topsOf = (parts: Locator[]) =>
  Promise.all(parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top)));

for (const width of [320, 360, 390, 600, 768, 900, 1440, 1920]) {
  test(`what comes late to the choice of an hour moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await waitForEveryAnswer(page);
    const bringBoard = await holdBack(page, '**/availability-board*');
    const bringAnswer = await holdBack(page, '**/api/v1/availability**', answerClosed);
    await openVisitRequestForm(page);
    await expect(sendButton(page)).toBeAttached();
    const schedule = page.getByRole('region', { name: 'Kada dolazite' });
    const next = page.getByRole('region', { name: 'Šta želite uz obilazak' });
    const shortNotice = schedule.getByText('Kratak rok: do posete je 1 dan.');
    await expect(shortNotice).toBeAttached();
    await next.evaluate((section) => {
      section.scrollIntoView({ block: 'center' });
    });
    const tops = () => topsOf([schedule, shortNotice, next]);
    const read = await tops();

    bringBoard();
    await expect(schedule.getByRole('radio', { name: '09:00' })).toBeAttached();
    expect(await tops(), 'the board').toEqual(read);
    bringAnswer();
    await expect(schedule.getByText(NOTE)).toBeAttached();
    const days = schedule.getByRole('group', { name: 'Slobodni dani u blizini' });
    await expect(days.getByRole('button')).toHaveCount(3);
    expect(await tops(), 'the answer').toEqual(read);
  });
}
