import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { saveButton, storedRequest } from './support/staff.ts';
import { openVisitRequestForm, sendButton } from './support/visit-request-form.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Datum posete' });

/** The day in the form's state, which the tab's draft repeats. */
const dayInForm = (page: Page) =>
  page.evaluate(() => {
    const draft = sessionStorage.getItem('visit-request-draft') ?? '{"visit":{}}';
    return (JSON.parse(draft) as { visit: { visitDate?: string } }).visit.visitDate;
  });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const times = (count: number, key: string) => Array.from({ length: count }, () => key);

/** Pastes as from a mail: the clipboard's text arrives by the browser's own paste. */
async function paste(page: Page, text: string) {
  await page.evaluate(async (words) => navigator.clipboard.writeText(words), text);
  await press(page, 'ControlOrMeta+v');
}

type Sequence = {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What then stands in the field, and the day in the form: "" for none. */
  shown: string;
  day: string;
};

const type = (text: string) => async (page: Page) => {
  await field(page).click();
  await page.keyboard.type(text);
};

/** The day that the page has while dates are typed into it. */
const TODAY = '2026-11-21T09:00:00+01:00';

/** Each goes on from what the one before has left. */
const SEQUENCES: Sequence[] = [
  { name: 'digits alone', act: type('15122027'), shown: '15.12.2027', day: '2027-12-15' },
  { name: 'other digits over them', act: type('16122027'), shown: '16.12.2027', day: '2027-12-16' },
  { name: 'with dots', act: type('3.4.2028'), shown: '03.04.2028', day: '2028-04-03' },
  { name: 'as one writes', act: type('7. 1. 2029.'), shown: '07.01.2029', day: '2029-01-07' },
  { name: 'a short year', act: type('8.2.27'), shown: '08.02.2027', day: '2027-02-08' },
  {
    name: 'the year alone anew',
    act: async (page) => {
      await field(page).click();
      await press(page, 'End', ...times(4, 'Shift+ArrowLeft'));
      await page.keyboard.type('2028');
    },
    shown: '08.02.2028',
    day: '2028-02-08',
  },
  {
    name: 'the last digit anew',
    act: async (page) => {
      await field(page).click();
      await press(page, 'End', 'Backspace', '9');
    },
    shown: '08.02.2029',
    day: '2029-02-08',
  },
  {
    name: 'the month anew, over an invalid one',
    act: async (page) => {
      await field(page).click();
      await press(page, 'Home', ...times(3, 'ArrowRight'), 'Delete', 'Delete', '0', '4');
    },
    shown: '08.04.2029',
    day: '2029-04-08',
  },
  {
    name: 'a day on and a day back',
    act: async (page) => {
      await field(page).click();
      await press(page, 'ArrowUp', 'ArrowUp', 'ArrowDown');
    },
    shown: '09.04.2029',
    day: '2029-04-09',
  },
  {
    name: 'everything deleted',
    act: async (page) => {
      await field(page).click();
      await press(page, 'ControlOrMeta+a', 'Delete');
    },
    shown: '',
    day: '',
  },
  {
    name: 'pasted from a mail',
    act: async (page) => {
      await field(page).click();
      await paste(page, ' 23. 11. 2027. ');
    },
    shown: '23.11.2027',
    day: '2027-11-23',
  },
  {
    name: 'pasted over',
    act: async (page) => {
      await field(page).click();
      await paste(page, '2027-10-05');
    },
    shown: '05.10.2027',
    day: '2027-10-05',
  },
  { name: 'a day that does not exist', act: type('31042027'), shown: '31042027', day: '' },
  {
    name: 'mended digit by digit',
    act: async (page) => {
      await field(page).click();
      await press(page, 'Home', 'Delete', 'Delete', '3', '0');
    },
    shown: '30.04.2027',
    day: '2027-04-30',
  },
  {
    name: 'chosen from the calendar',
    act: async (page) => {
      await page.getByRole('button', { name: /Izaberite datum, izabran je 30\. aprila/ }).click();
      const calendar = page.getByRole('dialog', { name: 'Izaberite datum' });
      await calendar.getByRole('gridcell', { name: '17' }).click();
      await expect(calendar).toBeHidden();
    },
    shown: '17.04.2027',
    day: '2027-04-17',
  },
  {
    name: 'by the calendar’s keys',
    act: async (page) => {
      await field(page).click();
      await press(page, 'Tab', 'Enter');
      const calendar = page.getByRole('dialog', { name: 'Izaberite datum' });
      await expect(calendar.getByRole('gridcell', { name: '17' })).toBeFocused();
      await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
      await expect(calendar).toBeHidden();
    },
    shown: '25.04.2027',
    day: '2027-04-25',
  },
  { name: 'words', act: type('posle praznika'), shown: 'posle praznika', day: '' },
  { name: 'over the words', act: type('29.02.2028'), shown: '29.02.2028', day: '2028-02-29' },
];

const isWholeDay = (day = '') => /^20\d\d-\d\d-\d\d$/.test(day);

test('a date stays as it was typed, before and after a refused attempt', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(TODAY);
  await openVisitRequestForm(page);
  for (const round of ['at first', 'after a refused attempt']) {
    for (const { name, act, shown, day } of SEQUENCES) {
      await test.step(`${name}, ${round}`, async () => {
        await act(page);
        await field(page).blur();
        await expect(field(page), name).toHaveValue(shown);
        const stored = await dayInForm(page);
        expect(isWholeDay(stored) ? stored : '', name).toBe(day);
      });
    }
    await sendButton(page).click();
    await expect(page.getByText('Morate odabrati uzrast grupe')).toBeVisible();
    await expect(field(page)).toHaveValue('29.02.2028');
    await expect(field(page)).toHaveAccessibleDescription(/^utorak/);
  }
});

test('no date that is only half typed reaches the form', async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await openVisitRequestForm(page);
  await field(page).click();
  const seen = new Set<string>();
  for (const key of '16.12.2027') {
    await page.keyboard.press(key);
    seen.add((await dayInForm(page)) ?? '');
  }
  expect([...seen].filter(isWholeDay)).toEqual(['2027-12-16']);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('16.12.2027');
});

test('what is no day and no number stands there still after a reload', async ({ page }) => {
  await openVisitRequestForm(page);
  const people = page.getByRole('textbox', { name: 'Broj posetilaca' });
  await field(page).fill('posle praznika');
  await people.fill('20-25');
  await page.reload();
  await expect(people).toHaveValue('20-25');
  await expect(field(page)).toHaveValue('posle praznika');
  await people.fill('25');
  await page.reload();
  await expect(people).toHaveValue('25');
});

test('staff change a date, refused at first, and it is stored as typed', async ({
  page,
  api,
  openNewRequest,
}) => {
  // The server keeps its own clock: the years follow from today's.
  const nextYear = Number(dayInBelgrade(new Date()).slice(0, 4)) + 1;
  const request = await openNewRequest();
  const date = page.getByRole('textbox', { name: 'Planirani datum' });
  for (const [typed, shown] of [
    [`1612${nextYear}`, `16.12.${nextYear}`],
    [`31.04.${nextYear}`, `31.04.${nextYear}`],
    ['', ''],
  ] as const) {
    await date.click();
    await press(page, 'Delete');
    await page.keyboard.type(typed);
    await date.blur();
    await expect(date).toHaveValue(shown);
  }
  await saveButton(page).click();
  await expect(page.getByText('Datum posete mora biti u budućnosti')).toBeVisible();
  await date.click();
  await page.keyboard.type(`17.12.${nextYear}`);
  await press(page, ...times(4, 'Shift+ArrowLeft'));
  await page.keyboard.type(`${nextYear + 1}`);
  const weekday = new Intl.DateTimeFormat('sr-Latn', { weekday: 'long', timeZone: 'UTC' });
  await expect(date).toHaveAccessibleDescription(weekday.format(Date.UTC(nextYear + 1, 11, 17)));
  await saveButton(page).click();
  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  await expect(date).toHaveValue(`17.12.${nextYear + 1}`);
  const visitDate = `${nextYear + 1}-12-17`;
  expect(await storedRequest(api, request.id)).toMatchObject({ visitDate });
});
