// The list of guides concerns every visit, so this journey has a server of its own.
import { comingDay } from '@museum/shared/testing/coming-day';
import { pdfText } from '@museum/testing/read-documents';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, testOnOwnServer as test } from './support/journey.ts';
import { submitRequest } from './support/staff.ts';

// A Wednesday; a visit takes 90 minutes.
const DAY = comingDay(20, 3);
const FIRST = 'OŠ „Vuk Karadžić“';
const SECOND = 'Gimnazija „Bora Stanković“';

/** What of the page is lower or narrower than a finger, 44 px. */
const smallTargets = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, select, summary')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width > 0 && (Math.ceil(width) < 44 || Math.ceil(height) < 44);
      return isSmall ? [`${target.textContent} ${width} × ${height}`] : [];
    }),
  );

test('staff list the guides, say who leads a group and hear when somebody is in two places', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  test.slow();
  const school = { contactType: 'institution', visitDate: DAY } as const;
  const first = await submitRequest(api, {
    ...school,
    institutionName: FIRST,
    visitTime: '10:00',
  });
  await submitRequest(api, { ...school, institutionName: SECOND, visitTime: '11:15' });
  await signInAsAdmin();
  const dialog = page.getByRole('dialog', { name: 'Ko vodi grupu' });
  const saveChoice = async () => {
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a list in the settings', async () => {
    await page.goto('/admin/settings#vodici');
    const card = page.getByRole('region', { name: 'Vodiči' });
    for (const [place, name] of ['Ana Tomić', 'Marko Ilić'].entries()) {
      await card.getByRole('button', { name: 'Dodaj vodiča' }).click();
      await card.getByRole('textbox', { name: `${place + 1}. vodič` }).fill(name);
    }
    await card.getByRole('button', { name: 'Sačuvaj vodiče' }).click();
    await expect(page.getByText('Sačuvano', { exact: true })).toBeVisible();
    await keepScreen('guides-settings');
  });

  await test.step('a guide in the details', async () => {
    await page.goto(`/admin/visit-requests/details/${first.id}`);
    const panel = page.getByRole('region', { name: 'Vodič' });
    await panel.getByRole('button', { name: 'Dodelite vodiča' }).click();
    await dialog.getByRole('checkbox', { name: 'Ana Tomić' }).check();
    await saveChoice();
    await expect(panel.getByRole('list', { name: 'Vodiči' })).toHaveText('Ana Tomić');
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen('guides-details');
  });

  const group = (name: string) => page.getByRole('listitem', { name: new RegExp(name) });
  await test.step('a warning on the sheet of the day, and no refusal', async () => {
    await page.goto(`/admin/day/${DAY}`);
    await group(SECOND)
      .getByRole('button', { name: /^Vodič: bez vodiča/ })
      .click();
    await expect(dialog.getByText(`U isto vreme vodi: ${FIRST} u 10:00`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen('guides-choice');
    await dialog.getByRole('checkbox', { name: 'Ana Tomić' }).check();
    await saveChoice();
    await expect(group(SECOND).getByRole('button', { name: /^Vodič: Ana Tomić/ })).toBeFocused();
    await expect(group(FIRST).getByRole('link', { name: `${SECOND}, u 11:15` })).toBeVisible();
    if (project.name === 'phone') expect(await smallTargets(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen('guides-sheet');
  });

  await test.step('a guide’s own day', async () => {
    const select = page.getByRole('combobox', { name: 'Čiji dan' });
    await select.selectOption('Marko Ilić');
    await expect(page.getByText('Ovaj vodič tog dana ne vodi nijednu grupu')).toBeVisible();
    await select.selectOption('Bez vodiča');
    await expect(page.getByText('Svaka grupa ima vodiča')).toBeVisible();
    await select.selectOption('Ana Tomić');
    await expect(page).toHaveURL(/[?]guide=\d+$/);
    await expect(group(FIRST)).toBeVisible();
    await page.reload();
    await expect(group(SECOND)).toBeVisible();
    await expect(select.locator('option:checked')).toHaveText('Ana Tomić');
  });

  await test.step('a week by guides, where a group goes to another one', async () => {
    await page.goto(`/admin/calendar?view=guides&date=${DAY}`);
    const lineOf = (name: string) =>
      project.name === 'phone'
        ? page.getByRole('region', { name })
        : page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await lineOf('Ana Tomić')
      .getByRole('button', { name: new RegExp(`${SECOND}.*vodi i u 10:00$`) })
      .click();
    await dialog.getByRole('checkbox', { name: 'Ana Tomić' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Marko Ilić' }).check();
    await saveChoice();
    await expect(lineOf('Marko Ilić').getByRole('button')).toHaveCount(1);
    await expect(lineOf('Ana Tomić').getByRole('button')).toHaveCount(1);
    await expect(page.getByText('vodi i u')).toHaveCount(0);
    if (project.name === 'phone') expect(await smallTargets(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen('guides-week');
    if (project.name === 'phone') return;
    const printed = await pdfText(await page.pdf({ preferCSSPageSize: true }));
    expect(printed.pages).toBe(1);
    expect(printed.text).toContain('Stanković');
  });

  await test.step('who is taken off the list stays with the visits, which are named', async () => {
    await page.goto('/admin/settings#vodici');
    const card = page.getByRole('region', { name: 'Vodiči' });
    await card.getByRole('button', { name: 'Skloni sa spiska: Ana Tomić' }).click();
    await card.getByRole('button', { name: 'Sačuvaj vodiče' }).click();
    await expect(
      card.getByText('1 predstojeću posetu vodi neko ko više nije na spisku'),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen('guides-removed');
    await card.getByRole('link', { name: new RegExp(FIRST) }).click();
    await expect(page.getByText('Ana Tomić (nije više na spisku)')).toBeVisible();
  });
});
