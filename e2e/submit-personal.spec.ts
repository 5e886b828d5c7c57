import { expect, test } from './support/journey.ts';
import { storedRequests } from './support/staff.ts';
import {
  describeGroup,
  openVisitRequestForm,
  PERSON,
  readRequestNumber,
  sendButton,
  typeFields,
} from './support/visit-request-form.ts';

test('a person asks for a visit and is never asked about lunch', async ({
  page,
  api,
  ownEmail,
}) => {
  await openVisitRequestForm(page);
  const lunch = page.getByRole('checkbox', { name: 'Ručak u restoranu' });
  await lunch.check();
  await page.getByRole('radio', { name: /Osobna/ }).check();
  await expect(lunch).toBeHidden();
  await typeFields(page, { ...PERSON, 'E-mail': ownEmail });
  await describeGroup(page);
  await sendButton(page).click();
  await readRequestNumber(page);
  expect(await storedRequests(api, ownEmail)).toMatchObject([
    { contactType: 'personal', isRequestingDinner: false, dinnerRequest: null },
  ]);
});
