import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { storedRequest, submitRequest } from './support/staff.ts';

/** As wide as a mail is at most, and as a phone. */
const WIDTHS = { desktop: 600, phone: 390 };

test('every mail to a visitor can be read at its width, by light and by dark', async ({
  page,
  api,
  mailbox,
  ownEmail,
}, { project }) => {
  const request = await submitRequest(api, {
    institutionEmail: ownEmail,
    isRequestingDinner: true,
    dinnerRequest: buildDinnerRequest({ customerEmail: ownEmail }),
  });
  await api.call('POST', `/visit-request/${request.id}/confirm`, {
    asStaff: true,
    body: { version: 1, reason: 'Proba', mail: { send: true, note: 'Ulaz B.' } },
  });
  await mailbox.waitFor(ownEmail, 2);
  const { visitorGroupAgeType: ageGroupType, ...stored } = await storedRequest(api, request.id);
  await api.call('PUT', '/visit-request', {
    asStaff: true,
    body: { ...stored, ageGroupType, status: 'CANCELED' },
  });
  await api.call('POST', '/contact', { body: { ...buildContactMessage(), email: ownEmail } });
  const mails = await mailbox.waitFor(ownEmail, 4);
  await page.setViewportSize({ width: WIDTHS[project.name as keyof typeof WIDTHS], height: 800 });

  for (const { subject, html } of mails) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${subject}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setContent(html ?? '');
        expect(await accessibilityFaults(page, { rules: ['color-contrast'] })).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide).toBe(0);
      });
    }
  }
});
