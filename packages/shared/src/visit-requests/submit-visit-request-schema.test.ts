import { describe, expect, it } from 'vitest';
import { submitVisitRequestSchema } from './submit-visit-request-schema.ts';
import { lastVisitDay } from './fields/visit-fields-schema.ts';

const TODAY = '2026-05-10';

const agency = {
  contactType: 'agency',
  agencyName: 'Putokaz',
  agencyMotherId: '20000001',
  agencyJBKJS: '',
  agencyPib: '100000001',
  agencyOwnerName: 'Mira Đurić',
  agencyAddress: 'Novi Sad, Bulevar 1',
  agencyPhone: '+381 00 000 000',
  agencyEmail: 'putokaz@example.rs',
  agencyLeaderName: 'Petar Žikić',
  agencyScheduleOnBehalfOf: 'OŠ „Branko Ćopić“',
  agencyScheduleOnBehalfOfAddress: 'Niš, Školska 2',
  agencyScheduleOnBehalfOfPhone: '+381 00 000 001',
  agencyScheduleOnBehalfOfEmail: 'skola@example.rs',
};

const institution = {
  contactType: 'institution',
  institutionName: 'Dom kulture',
  institutionMotherId: '20000002',
  institutionPib: '100000002',
  institutionAddress: 'Beograd, Glavna 3',
  institutionPhone: '+381 00 000 002',
  institutionEmail: 'dom@example.rs',
  institutionLeaderName: 'Ana Šarić',
};

const personal = {
  contactType: 'personal',
  personalName: 'Jovana Čolić',
  personalEmail: 'jovana@example.rs',
  personalPhone: '+381 00 000 003',
  personalGroupType: 'sindikat',
};

const dinner = {
  timeOfDinner: '12:00',
  customerName: 'Mira',
  customerEmail: 'mira@example.rs',
  hasSchoolDinner: true,
  schoolDinnerAmount: 25,
};

const visit = {
  visitDate: '2026-05-11',
  visitTime: '10:00',
  paymentType: 'CASH',
  visitorAmount: 25,
  numberOfFollowers: 2,
  ageGroupType: 'ELEMENTARY_SCHOOL',
  isRequestingDinner: false,
  isRequestingAdditionalContent: false,
  isRequestingVisitHomeExhibition: false,
};

const errorsOf = (body: unknown) => {
  const result = submitVisitRequestSchema(() => TODAY).safeParse(body);
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('a complete request', () => {
  it.each([
    ['agency', agency],
    ['institution', institution],
    ['personal', personal],
  ])('of contact type %s is accepted', (_, contact) => {
    expect(errorsOf({ ...visit, ...contact })).toEqual([]);
  });

  it('keeps the fields of its contact type only', () => {
    const parsed = submitVisitRequestSchema(() => TODAY).parse({
      ...visit,
      ...institution,
      agencyName: 'Zaboravljena agencija',
      status: 'CANCELED',
    });
    expect(parsed).not.toHaveProperty('agencyName');
    expect(parsed).not.toHaveProperty('status');
    expect(parsed).toMatchObject({ institutionJBKJS: '', homeExhibitionVisitTime: null });
  });

  it('trims what was typed', () => {
    const parsed = submitVisitRequestSchema(() => TODAY).parse({
      ...visit,
      ...personal,
      personalName: '  Jovana  ',
    });
    expect(parsed).toMatchObject({ personalName: 'Jovana' });
  });
});

describe('required fields', () => {
  it.each([
    [agency, 'agencyName', 'Ime agencije je obavezno'],
    [institution, 'institutionName', 'Ime institucije je obavezno'],
    [personal, 'personalName', 'Ime je obavezano'],
    [personal, 'personalGroupType', 'Tip grupe je obavezan'],
  ])('of %o: %s has the spec’s message', (contact, field, message) => {
    expect(errorsOf({ ...visit, ...contact, [field]: '' })).toEqual([`${field}: ${message}`]);
    expect(errorsOf({ ...visit, ...contact, [field]: undefined })).toEqual([
      `${field}: ${message}`,
    ]);
    expect(errorsOf({ ...visit, ...contact, [field]: '   ' })).toEqual([`${field}: ${message}`]);
  });

  it.each([
    ...Object.keys(agency).map((field) => [agency, field] as const),
    ...Object.keys(institution).map((field) => [institution, field] as const),
    ...Object.keys(personal).map((field) => [personal, field] as const),
  ])('of %o: %s is required unless it is JBKJS', (contact, field) => {
    const errors = errorsOf({ ...visit, ...contact, [field]: undefined });
    expect(errors.map((error) => error.split(':')[0])).toEqual(
      field.endsWith('JBKJS') ? [] : [field],
    );
  });

  it('are all reported at once, across the whole form', () => {
    const fields = errorsOf({ contactType: 'personal', isRequestingVisitHomeExhibition: true }).map(
      (error) => error.split(':')[0],
    );
    expect(fields).toEqual([
      'visitDate',
      'visitTime',
      'paymentType',
      'visitorAmount',
      'numberOfFollowers',
      'ageGroupType',
      'personalName',
      'personalEmail',
      'personalPhone',
      'personalGroupType',
      'homeExhibitionVisitTime',
    ]);
  });
});

const FORMAT = 'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)';
const WINDOW = 'Vreme posete mora biti između 08:00 i 16:00';

describe('the visit time', () => {
  it.each(['08:00', '08:01', '12:30', '16:00'])('%s is accepted', (visitTime) => {
    expect(errorsOf({ ...visit, ...personal, visitTime })).toEqual([]);
  });
  it.each([
    ['07:59', WINDOW],
    ['16:01', WINDOW],
    ['00:00', WINDOW],
    ['23:59', WINDOW],
    ['9:00', FORMAT],
    ['24:00', FORMAT],
    ['12:60', FORMAT],
    ['10:00 AM', FORMAT],
    ['podne', FORMAT],
    ['', 'Polje je obavezno'],
    [null, 'Polje je obavezno'],
    [1000, 'Polje je obavezno'],
  ])('%j is refused: %s', (visitTime, message) => {
    expect(errorsOf({ ...visit, ...personal, visitTime })).toEqual([`visitTime: ${message}`]);
  });
});

describe('the visit date', () => {
  it.each(['2026-05-10', '2026-05-11', '2028-02-29'])('%s is accepted', (visitDate) => {
    expect(errorsOf({ ...visit, ...personal, visitDate })).toEqual([]);
  });
  it.each([
    '2026-05-09',
    '2027-02-29',
    '2026-13-01',
    '11.05.2026',
    '2026-05-11T10:00:00Z',
    '',
    null,
  ])('%j is refused', (visitDate) => {
    expect(errorsOf({ ...visit, ...personal, visitDate })).toEqual([
      'visitDate: Datum posete mora biti u budućnosti',
    ]);
  });

  it('may be three years away to the day, and no more', () => {
    const errorsOn = (visitDate: string) => errorsOf({ ...visit, ...personal, visitDate });
    const tooFar = ['visitDate: Datum posete može biti najviše tri godine unapred'];

    expect(errorsOn('2029-05-10')).toEqual([]);
    expect(errorsOn('2029-05-11')).toEqual(tooFar);
    expect(errorsOn('9999-12-31')).toEqual(tooFar);
  });

  it('asked for on 29 February may be 1 March three years later', () => {
    expect(lastVisitDay('2028-02-29')).toBe('2031-03-01');
  });
});

describe('numbers and choices', () => {
  it.each([
    ['visitorAmount', 0, 'Broj minimalno mora biti 1'],
    ['visitorAmount', -5, 'Broj minimalno mora biti 1'],
    ['visitorAmount', null, 'Broj minimalno mora biti 1'],
    ['visitorAmount', '25', 'Broj minimalno mora biti 1'],
    ['visitorAmount', 2.5, 'Unesite ceo broj'],
    ['visitorAmount', 10_000, 'Broj može biti najviše 9999'],
    ['numberOfFollowers', -1, 'Broj minimalno mora biti 0'],
    ['numberOfFollowers', undefined, 'Broj minimalno mora biti 0'],
    ['ageGroupType', 'SENIORS', 'Morate odabrati uzrast grupe'],
    ['ageGroupType', '', 'Morate odabrati uzrast grupe'],
    ['paymentType', 'BITCOIN', 'Polje je obavezno'],
    ['contactType', 'school', 'Polje je obavezno'],
  ])('%s %j is refused: %s', (field, value, message) => {
    expect(errorsOf({ ...visit, ...personal, [field]: value })).toEqual([`${field}: ${message}`]);
  });
  it.each([
    ['visitorAmount', 1],
    ['numberOfFollowers', 0],
  ])('%s %j is accepted', (field, value) => {
    expect(errorsOf({ ...visit, ...personal, [field]: value })).toEqual([]);
  });
});

const ADDRESS =
  "Adresa mora biti u formatu ''{Grad}, {adresa...}'' (npr. Novi Sad, Bulevar Oslobodjenja 123)";

describe('addresses', () => {
  it.each([
    [agency, 'agencyAddress'],
    [agency, 'agencyScheduleOnBehalfOfAddress'],
    [institution, 'institutionAddress'],
  ])('of %o: %s needs a city, a comma and the rest', (contact, field) => {
    for (const bad of ['Novi Sad', ', Bulevar 1', 'Novi Sad,', 'Novi Sad,  ', ',']) {
      expect(errorsOf({ ...visit, ...contact, [field]: bad })).toEqual([`${field}: ${ADDRESS}`]);
    }
    for (const good of ['Niš, Obrenovićeva 5, sprat 2', 'N,5']) {
      expect(errorsOf({ ...visit, ...contact, [field]: good })).toEqual([]);
    }
  });
});

describe('e-mail addresses', () => {
  it.each([
    [agency, 'agencyEmail'],
    [agency, 'agencyScheduleOnBehalfOfEmail'],
    [institution, 'institutionEmail'],
    [personal, 'personalEmail'],
  ])('of %o: %s must be one valid address', (contact, field) => {
    for (const bad of ['a', 'a@', 'a@b', 'a@x.rs, b@y.rs', 'A <a@x.rs>', 'a@x.rs\r\nBcc: b@y.rs']) {
      expect(errorsOf({ ...visit, ...contact, [field]: bad })).toEqual([
        `${field}: E-mail adresa nije validna`,
      ]);
    }
  });
});

describe('the memorial house', () => {
  const wanted = { ...visit, ...personal, isRequestingVisitHomeExhibition: true };
  it.each([undefined, null, ''])('needs a time, %j is none', (homeExhibitionVisitTime) => {
    expect(errorsOf({ ...wanted, homeExhibitionVisitTime })).toEqual([
      'homeExhibitionVisitTime: Vreme posete je obavezno',
    ]);
  });
  it('refuses a malformed time', () => {
    expect(errorsOf({ ...wanted, homeExhibitionVisitTime: '1:00 PM' })).toEqual([
      'homeExhibitionVisitTime: Vreme posete nije validan format. Format mora biti HH:mm AM/PM',
    ]);
  });
  it('takes any time of the day', () => {
    expect(errorsOf({ ...wanted, homeExhibitionVisitTime: '17:30' })).toEqual([]);
  });
  it('forgets the time when its visit is not wanted', () => {
    const parsed = submitVisitRequestSchema(() => TODAY).parse({
      ...visit,
      ...personal,
      homeExhibitionVisitTime: 'bilo šta',
    });
    expect(parsed.homeExhibitionVisitTime).toBeNull();
  });
});

describe('the lunch', () => {
  const wanted = { ...visit, ...institution, isRequestingDinner: true };
  it.each([undefined, null, 'ručak'])('is missing: %j', (dinnerRequest) => {
    expect(errorsOf({ ...wanted, dinnerRequest })).toEqual([
      'dinnerRequest: Zahtev za ručak nije validan',
    ]);
  });
  it('reports its own fields and itself', () => {
    expect(errorsOf({ ...wanted, dinnerRequest: { ...dinner, customerName: '' } })).toEqual([
      'dinnerRequest.customerName: Ime naručioca mora biti duže od 1 znaka',
      'dinnerRequest: Zahtev za ručak nije validan',
    ]);
  });
  it('is accepted when valid', () => {
    expect(errorsOf({ ...wanted, dinnerRequest: dinner })).toEqual([]);
  });
  it('is forced off for contact type personal, whatever was sent', () => {
    const parsed = submitVisitRequestSchema(() => TODAY).parse({
      ...visit,
      ...personal,
      isRequestingDinner: true,
      dinnerRequest: { customerName: '' },
    });
    expect(parsed).toMatchObject({ isRequestingDinner: false, dinnerRequest: null });
  });
});

describe('text that cannot be stored', () => {
  it.each([
    ['NUL', 'Jovana\0'],
    ['a lone surrogate', 'Jovana \ud800'],
  ])('with %s is refused with a field error', (_, personalName) => {
    expect(errorsOf({ ...visit, ...personal, personalName })).toEqual([
      'personalName: Tekst sadrži nedozvoljene znakove',
    ]);
  });
  it.each([
    ['personalName', 200],
    ['personalPhone', 50],
    ['comment', 2000],
  ])('%s longer than %i characters is refused', (field, limit) => {
    expect(errorsOf({ ...visit, ...personal, [field]: 'ž'.repeat(limit) })).toEqual([]);
    expect(errorsOf({ ...visit, ...personal, [field]: 'ž'.repeat(limit + 1) })).toEqual([
      `${field}: Tekst može imati najviše ${limit} znakova`,
    ]);
  });
});

it.each([null, undefined, 3, 'tekst', []])('a body that is no object, %j, is refused', (body) => {
  expect(submitVisitRequestSchema(() => TODAY).safeParse(body).success).toBe(false);
});
