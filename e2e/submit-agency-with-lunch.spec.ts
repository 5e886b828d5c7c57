import { expect, test } from './support/journey.ts';
import { storedRequests } from './support/staff.ts';
import {
  AGENCY,
  describeGroup,
  openVisitRequestForm,
  readRequestNumber,
  sendButton,
  typeFields,
} from './support/visit-request-form.ts';

test('an agency asks for a visit with lunch', async ({
  page,
  api,
  mailbox,
  ownEmail,
  keepScreen,
}) => {
  await openVisitRequestForm(page);
  await keepScreen('request-form-empty');
  await typeFields(page, { ...AGENCY, 'E-mail agencije': ownEmail });
  await describeGroup(page);
  await page.getByRole('checkbox', { name: /Dodatni sadržaj/ }).check();
  await page.getByRole('checkbox', { name: 'Poseta spomen-kući' }).check();
  await typeFields(page, { 'Vreme posete spomen-kući': '12:30' });
  await page.getByRole('checkbox', { name: 'Ručak u restoranu' }).check();
  await keepScreen('request-form-filled');

  await page.getByRole('button', { name: 'Dalje: izbor ručka' }).click();
  await expect(page.getByRole('heading', { name: 'Zahtev za ručak u restoranu' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('textbox', { name: 'Vreme ručka' })).toHaveValue('11:30');
  await expect(page.getByRole('textbox', { name: 'Naručilac' })).toHaveValue(
    'Turistička agencija „Putokaz“',
  );

  await test.step('the phone’s back key leads to the first step and loses nothing', async () => {
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Naziv agencije' })).toHaveValue(
      'Turistička agencija „Putokaz“',
    );
    await page.goForward();
  });

  await sendButton(page).click();
  await expect(page.getByText(/Zahtev za ručak je obavezan! Mininalno jedna/)).toBeVisible();

  await typeFields(page, {
    'Osnovnoškolski obrok 2, broj porcija': '25',
    'Napomena za kuhinju': 'Dvoje dece ne jede gluten.',
  });
  const card = page.getByRole('region', { name: 'Osnovnoškolski obrok 2' });
  await card.getByRole('radio', { name: 'Sa kolačem' }).click();
  await keepScreen('request-lunch');
  await sendButton(page).click();

  // Before what is read of the page: the toast goes after five seconds.
  await expect(page.getByText('Zahtev je uspješno kreiran')).toBeVisible();
  const number = await readRequestNumber(page);
  await keepScreen('request-sent');
  expect(await storedRequests(api, ownEmail)).toMatchObject([
    {
      normalizedId: number,
      agencyScheduleOnBehalfOf: AGENCY['Naziv škole'],
      isRequestingVisitHomeExhibition: true,
      homeExhibitionVisitTime: '12:30',
      dinnerRequest: {
        timeOfDinner: '11:30',
        baseDinner2Amount: 25,
        baseDinner2Option3: 'with_cake',
        additionalComments: 'Dvoje dece ne jede gluten.',
      },
    },
  ]);
  await mailbox.waitFor(ownEmail);
});
