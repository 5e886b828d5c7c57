import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import {
  buildVisitRequest,
  type VisitRequestBody,
} from '@museum/shared/testing/build-visit-request';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';

// Messages typed from the spec by hand: this table must not learn them from the code.
const REQUIRED = 'Polje je obavezno';
const TIME_FORMAT =
  'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)';
const VISIT_WINDOW = 'Vreme posete mora biti između 08:00 i 16:00';
const DINNER_WINDOW = 'Vreme ručka mora biti između 08:00 i 16:00';
const DATE = 'Datum posete mora biti u budućnosti';
// Not in the spec: personal data goes so long after the visit.
const DATE_TOO_FAR = 'Datum posete može biti najviše tri godine unapred';
const ADDRESS =
  "Adresa mora biti u formatu ''{Grad}, {adresa...}'' (npr. Novi Sad, Bulevar Oslobodjenja 123)";
const AT_LEAST_1 = 'Broj minimalno mora biti 1';
const AT_LEAST_0 = 'Broj minimalno mora biti 0';
const DINNER = 'Zahtev za ručak nije validan';
const DINNER_CHOICE =
  'Nije validan zahtev za ručak, proverite da li jedna od opcija za ručak je odabrana i da li su ispravne.';

const NOW = new Date('2026-11-20T22:30:00Z'); // 23:30 in Belgrade
const MISSING = undefined;

/** A valid request for a day that is allowed at NOW, in whatever year the test runs. */
const visitRequest = (overrides: Partial<VisitRequestBody> = {}) =>
  buildVisitRequest({ visitDate: '2026-12-04', ...overrides });

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls({ clock: () => NOW });
});

async function expectFieldError(body: object, field: string, message: string) {
  const stored = await prisma.visitRequest.count();
  const answer = await calls.submit(body);
  expect(answer.status).toBe(400);
  expect((answer.body as { errors: unknown[] }).errors).toContainEqual({
    code: 'VALIDATION_ERROR',
    field,
    message,
  });
  expect(await prisma.visitRequest.count()).toBe(stored);
}

describe('the visit', () => {
  it.each([
    ['visitTime', MISSING, REQUIRED],
    ['visitTime', '', REQUIRED],
    ['visitTime', 1000, REQUIRED],
    ['visitTime', '9:00', TIME_FORMAT],
    ['visitTime', '24:00', TIME_FORMAT],
    ['visitTime', '10:00 AM', TIME_FORMAT],
    ['visitTime', '07:59', VISIT_WINDOW],
    ['visitTime', '16:01', VISIT_WINDOW],
    ['visitDate', MISSING, DATE],
    ['visitDate', 'sutra', DATE],
    ['visitDate', '2027-02-29', DATE],
    ['visitDate', '14.05.2027', DATE],
    ['visitDate', '2026-11-19', DATE],
    ['visitDate', '2029-11-21', DATE_TOO_FAR],
    ['visitDate', '9999-12-31', DATE_TOO_FAR],
    ['paymentType', MISSING, REQUIRED],
    ['paymentType', 'BITCOIN', REQUIRED],
    ['visitorAmount', MISSING, AT_LEAST_1],
    ['visitorAmount', 0, AT_LEAST_1],
    ['visitorAmount', -3, AT_LEAST_1],
    ['visitorAmount', '20', AT_LEAST_1],
    ['visitorAmount', 2.5, 'Unesite ceo broj'],
    ['visitorAmount', 10_000, 'Broj može biti najviše 9999'],
    ['numberOfFollowers', MISSING, AT_LEAST_0],
    ['numberOfFollowers', -1, AT_LEAST_0],
    ['ageGroupType', MISSING, 'Morate odabrati uzrast grupe'],
    ['ageGroupType', 'SENIORS', 'Morate odabrati uzrast grupe'],
    ['contactType', MISSING, REQUIRED],
    ['contactType', 'company', REQUIRED],
    ['comment', 'a'.repeat(2001), 'Tekst može imati najviše 2000 znakova'],
    ['comment', 'nul \0', 'Tekst sadrži nedozvoljene znakove'],
    ['comment', 'half \ud83d', 'Tekst sadrži nedozvoljene znakove'],
    ['isRequestingAdditionalContent', 'yes', REQUIRED],
  ])('%s %j is answered with its message', async (field, value, message) => {
    await expectFieldError({ ...visitRequest(), [field]: value }, field, message);
  });

  it.each([
    ['visitTime', '08:00'],
    ['visitTime', '16:00'],
    ['visitDate', '2026-11-20'],
    ['visitorAmount', 1],
    ['visitorAmount', 9999],
    ['numberOfFollowers', 0],
    ['comment', null],
    ['comment', MISSING],
  ])('%s %j is accepted', async (field, value) => {
    await calls.submit({ ...visitRequest(), [field]: value }).expect(201);
  });

  it('may be today until midnight in Belgrade, and not a minute longer', async () => {
    const afterMidnight = await visitRequestCalls({
      clock: () => new Date('2026-11-20T23:00:00Z'),
    });
    const today = visitRequest({ visitDate: '2026-11-20' });

    await calls.submit(today).expect(201);
    await afterMidnight.submit(today).expect(400);
  });
});

describe('the memorial house', () => {
  it.each([
    [MISSING, 'Vreme posete je obavezno'],
    ['', 'Vreme posete je obavezno'],
    ['25:00', 'Vreme posete nije validan format. Format mora biti HH:mm AM/PM'],
  ])('needs a time when it is wanted: %j', async (homeExhibitionVisitTime, message) => {
    await expectFieldError(
      { ...visitRequest(), isRequestingVisitHomeExhibition: true, homeExhibitionVisitTime },
      'homeExhibitionVisitTime',
      message,
    );
  });

  it('loses its time when it is not wanted', async () => {
    const { id } = await calls.create({
      ...visitRequest(),
      isRequestingVisitHomeExhibition: false,
      homeExhibitionVisitTime: 'anything',
    });
    expect(await calls.read(id)).toMatchObject({ homeExhibitionVisitTime: null });
  });
});

describe('the contact', () => {
  it.each<[ContactType, string, string]>([
    ['institution', 'institutionName', 'Ime institucije je obavezno'],
    ['institution', 'institutionMotherId', 'Matični broj institucije je obavezan'],
    ['institution', 'institutionPib', 'PIB institucije je obavezan'],
    ['institution', 'institutionAddress', 'Adresa institucije je obavezna'],
    ['institution', 'institutionPhone', 'Telefon institucije je obavezan'],
    ['institution', 'institutionEmail', 'E-mail institucije je obavezan'],
    ['institution', 'institutionLeaderName', 'Ime vođe grupe je obavezno'],
    ['agency', 'agencyName', 'Ime agencije je obavezno'],
    ['agency', 'agencyMotherId', 'Matični broj agencije je obavezan'],
    ['agency', 'agencyPib', 'PIB agencije je obavezan'],
    ['agency', 'agencyOwnerName', 'Ime vlasnika agencije je obavezno'],
    ['agency', 'agencyAddress', 'Adresa agencije je obavezna'],
    ['agency', 'agencyPhone', 'Telefon agencije je obavezan'],
    ['agency', 'agencyEmail', 'E-mail agencije je obavezan'],
    ['agency', 'agencyLeaderName', 'Ime vođe grupe je obavezno'],
    ['agency', 'agencyScheduleOnBehalfOf', 'Ime škole je obavezno'],
    ['agency', 'agencyScheduleOnBehalfOfAddress', 'Adresa škole je obavezna'],
    ['agency', 'agencyScheduleOnBehalfOfPhone', 'Telefon škole je obavezan'],
    ['agency', 'agencyScheduleOnBehalfOfEmail', 'E-mail škole je obavezan'],
    ['personal', 'personalName', 'Ime je obavezano'],
    ['personal', 'personalEmail', 'E-mail je obavezan'],
    ['personal', 'personalPhone', 'Telefon je obavezan'],
    ['personal', 'personalGroupType', 'Tip grupe je obavezan'],
  ])('%s needs %s', async (contactType, field, message) => {
    const body = visitRequest({ contactType });
    for (const value of [MISSING, null, '', '   ', 5]) {
      await expectFieldError({ ...body, [field]: value }, field, message);
    }
  });

  it.each<[ContactType, string]>([
    ['institution', 'institutionEmail'],
    ['agency', 'agencyEmail'],
    ['agency', 'agencyScheduleOnBehalfOfEmail'],
    ['personal', 'personalEmail'],
  ])('%s needs a single valid address in %s', async (contactType, field) => {
    const body = visitRequest({ contactType });
    for (const value of ['nije', 'a@b.rs, c@d.rs', 'Ana <a@b.rs>', 'a@b.rs\r\nBcc: c@d.rs']) {
      await expectFieldError({ ...body, [field]: value }, field, 'E-mail adresa nije validna');
    }
  });

  it.each<[ContactType, string]>([
    ['institution', 'institutionAddress'],
    ['agency', 'agencyAddress'],
    ['agency', 'agencyScheduleOnBehalfOfAddress'],
  ])('%s needs "city, street" in %s', async (contactType, field) => {
    const body = visitRequest({ contactType });
    for (const value of ['Novi Sad', ', Bulevar 1', 'Novi Sad,', ' , ']) {
      await expectFieldError({ ...body, [field]: value }, field, ADDRESS);
    }
  });

  it.each<[ContactType, string]>([
    ['institution', 'institutionJBKJS'],
    ['agency', 'agencyJBKJS'],
  ])('%s does not need %s', async (contactType, field) => {
    const { id } = await calls.create({ ...visitRequest({ contactType }), [field]: MISSING });
    expect(await calls.read(id)).toHaveProperty(field, '');
  });
});

describe('the lunch', () => {
  const withDinner = (overrides: object) => ({
    ...visitRequest(),
    isRequestingDinner: true,
    dinnerRequest: { ...buildDinnerRequest(), ...overrides },
  });

  it.each([
    ['timeOfDinner', MISSING, REQUIRED],
    ['timeOfDinner', '12.30', TIME_FORMAT],
    ['timeOfDinner', '07:45', DINNER_WINDOW],
    ['timeOfDinner', '16:15', DINNER_WINDOW],
    ['customerName', '', 'Ime naručioca mora biti duže od 1 znaka'],
    ['customerEmail', '', 'E-mail nije validen'],
    ['customerEmail', 'kuhinja', 'E-mail nije validen'],
    ['kidsDinoDinnerOption1', 'with_wine', DINNER_CHOICE],
    ['kidsDinoDinnerOption1', MISSING, DINNER_CHOICE],
    ['kidsDinoDinnerAmount', 0, DINNER_CHOICE],
    ['kidsDinoDinnerAmount', 1.5, DINNER_CHOICE],
    ['kidsDinoDinnerAmount', -1, DINNER_CHOICE],
    ['additionalComments', 'a'.repeat(2001), 'Tekst može imati najviše 2000 znakova'],
  ])('%s %j is answered with its message and the lunch’s own', async (field, value, message) => {
    const body = withDinner({ [field]: value });
    await expectFieldError(body, `dinnerRequest.${field}`, message);
    await expectFieldError(body, 'dinnerRequest', DINNER);
  });

  it.each([
    ['nothing', MISSING],
    ['null', null],
    ['a text', 'ručak'],
    ['a list', []],
    ['a list with something in it', [buildDinnerRequest()]],
    ['no meal', { ...buildDinnerRequest(), hasKidsDinoDinner: false }],
  ])('cannot be %s when it is wanted', async (_what, dinnerRequest) => {
    await expectFieldError(
      { ...visitRequest(), isRequestingDinner: true, dinnerRequest },
      'dinnerRequest',
      expect.stringMatching(
        /^(Zahtev za ručak nije validan|Nije validan zahtev za ručak)/,
      ) as string,
    );
  });

  it('needs only an amount of school meals', async () => {
    const { id } = await calls.create(
      withDinner({ hasKidsDinoDinner: false, hasSchoolDinner: true, schoolDinnerAmount: 7 }),
    );
    expect((await calls.read(id)).dinnerRequest).toMatchObject({
      hasSchoolDinner: true,
      schoolDinnerAmount: 7,
      hasKidsDinoDinner: false,
      kidsDinoDinnerAmount: 0,
    });
  });
});

it('every wrong field is answered at once, each with one entry', async () => {
  const { body } = await calls.submit({ contactType: 'personal' }).expect(400);
  const fields = (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(fields.toSorted()).toEqual([
    'ageGroupType',
    'numberOfFollowers',
    'paymentType',
    'personalEmail',
    'personalGroupType',
    'personalName',
    'personalPhone',
    'visitDate',
    'visitTime',
    'visitorAmount',
  ]);
});

it.each([[[]], ['text'], [null], [5]])('a body that is %j is a 400', async (body) => {
  const answer = await calls
    .submit(JSON.stringify(body), { 'Content-Type': 'application/json' })
    .expect(400);
  expect(answer.body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] });
});
