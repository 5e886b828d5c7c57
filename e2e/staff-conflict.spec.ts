import { expect, test } from './support/journey.ts';
import { openColleague, openDetails, saveButton, storedRequest } from './support/staff.ts';

test('of two people who change a request nobody overwrites the other unseen', async ({
  page,
  api,
  browser,
  baseURL,
  openNewRequest,
  keepScreen,
}) => {
  const request = await openNewRequest();

  // Before the colleague saves: a form without changes would take theirs over at once.
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('30');
  await page.getByRole('textbox', { name: 'Broj pratilaca' }).fill('7');

  const theirPage = await openColleague(browser, api, baseURL);
  await theirPage.setViewportSize(page.viewportSize()!);
  await openDetails(theirPage, request);
  await theirPage.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('40');
  await theirPage.getByLabel('Pregledan').check();
  await theirPage.getByLabel('Status').selectOption({ label: 'Otkazano' });
  await saveButton(theirPage).click();
  await theirPage.getByRole('textbox', { name: /^Razlog/ }).fill('Škola je odustala.');
  await theirPage.getByRole('button', { name: 'Sačuvaj i pošalji' }).click();
  await expect(theirPage.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  await theirPage.context().close();

  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Zahtev je u međuvremenu izmenjen' });
  await expect(dialog.getByRole('row', { name: 'Ukupno posetilaca' })).toHaveText(
    'Ukupno posetilaca244030',
  );
  const newestColumn = dialog.getByRole('columnheader', { name: 'Sada je' });
  const linesOfHeader = await newestColumn.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(linesOfHeader).toBe(1);
  await expect(dialog.getByText(/sačuvane: Glavni Administrator, /)).toBeVisible();
  const brokenWords = () =>
    dialog.locator('tbody :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              broken.push(word);
          }
        }
        return broken;
      }),
    );
  await expect.poll(brokenWords).toEqual([]);
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(brokenWords).toEqual([]);
  await page.setViewportSize(screen);
  await keepScreen('staff-conflict');
  expect(await storedRequest(api, request.id)).toMatchObject({ visitorAmount: 40, version: 2 });

  await dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }).click();
  await expect(page.getByLabel('Pregledan')).toBeChecked();
  await saveButton(page).click();
  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  expect(await storedRequest(api, request.id)).toMatchObject({
    visitorAmount: 30,
    numberOfFollowers: 7,
    isViewed: true,
    version: 3,
  });
});
