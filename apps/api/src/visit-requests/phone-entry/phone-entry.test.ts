import type { KnownRequester } from '@museum/shared/visit-requests/requester/known-requester-schema';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const app = testApp();
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena());
});
beforeEach(async () => {
  await emptyTables('visit_request', 'price', 'audit_entry');
});

const withheld = { send: false, note: null };

/** A school without internet calls: no e-mail, no PIB, no matični broj. */
const call = (overrides: object = {}) => ({
  ...buildVisitRequest({ institutionName: 'OŠ „Vuk Karadžić“' }),
  institutionEmail: '',
  institutionPib: '',
  institutionMotherId: '',
  mail: withheld,
  ...overrides,
});

const enter = (body: object, headers: Record<string, string> = {}, rest = '') =>
  request(app)
    .post(`/api/v1/admin/visit-request${rest}`)
    .set({ Authorization: authorization, ...headers })
    .send(body);

const known = async (search: string) =>
  dataOf<KnownRequester[]>(
    await request(app)
      .get('/api/v1/admin/known-requesters')
      .set('Authorization', authorization)
      .query({ search })
      .expect(200),
  );

describe('a request entered on the phone', () => {
  it('is stored without e-mail, PIB and matični broj, as one from the phone, at the prices of now', async () => {
    await prisma.price.create({ data: { kind: 'KIDS_DINO_WITH_SOUP', price: 400 } });
    const { id } = dataOf<CreatedVisitRequest>(await enter(call()).expect(201));

    expect(await calls.read(id)).toMatchObject({
      source: 'PHONE',
      stage: 'received',
      isViewed: true,
      institutionEmail: null,
      institutionPib: null,
      institutionMotherId: null,
      unitPrices: { KIDS_DINO_WITH_SOUP: 400 },
    });
    expect(await prisma.mail.count()).toBe(0);
  });

  it('is noted with who entered it', async () => {
    const { id } = dataOf<CreatedVisitRequest>(await enter(call()).expect(201));

    expect((await calls.auditTrail(id)).body).toMatchObject({
      data: [{ actor: 'Jelena Đorđević', action: 'request-entered' }],
    });
  });

  it.each([
    ['visitDate', '2020-01-01', 'Datum posete mora biti u budućnosti'],
    ['institutionName', '', 'Ime institucije je obavezno'],
    ['institutionPhone', '', 'Telefon institucije je obavezan'],
    ['institutionEmail', 'skola', 'E-mail adresa nije validna'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { status, body } = await enter(call({ [field]: value }));
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
    expect(await prisma.visitRequest.count()).toBe(0);
  });

  it('is stored once when its button is pressed twice', async () => {
    const key = { 'Idempotency-Key': 'telefon' };
    const answers = await Promise.all([enter(call(), key), enter(call(), key)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await prisma.visitRequest.count()).toBe(1);
    expect(await prisma.auditEntry.count({ where: { action: 'request-entered' } })).toBe(1);
  });

  it('is nothing for strangers', async () => {
    await request(app).post('/api/v1/admin/visit-request').send(call()).expect(401);
    await request(app).get('/api/v1/admin/known-requesters?search=vuk').expect(401);
  });

  it('may have a lunch without an e-mail, which staff can save again', async () => {
    const { dinnerRequest, ...visit } = buildVisitRequestWithDinner();
    const lunch = { ...dinnerRequest, customerEmail: '' };
    const body = { ...visit, institutionEmail: '', mail: withheld, dinnerRequest: lunch };
    const { id } = dataOf<CreatedVisitRequest>(await enter(body).expect(201));
    const stored = await calls.read(id);
    expect(stored.dinnerRequest).toMatchObject({ customerEmail: '' });

    await calls.update({ ...stored, visitorAmount: 31 }).expect(200);
    expect(await calls.read(id)).toMatchObject({ visitorAmount: 31, version: 2 });
  });
});

describe('its receipt', () => {
  const mail = { send: true, note: 'Autobus može do kapije B.' };
  const address = { institutionEmail: 'skola@primer.rs' };

  it('goes when staff wish it, with their sentence', async () => {
    const { normalizedId } = dataOf<CreatedVisitRequest>(
      await enter(call({ ...address, mail })).expect(201),
    );

    const mails = await prisma.mail.findMany();
    expect(mails).toMatchObject([{ kind: 'request-received', recipientEmail: 'skola@primer.rs' }]);
    expect(mails[0]?.subject).toContain(normalizedId);
    expect(mails[0]?.text).toContain('Autobus može do kapije B.');
    expect(mails[0]?.text).toContain('hvala na pozivu');
  });

  it.each([
    ['staff withhold it', { ...address, mail: withheld }],
    ['staff say nothing of it', { ...address, mail: undefined }],
    ['there is no address', { mail }],
  ])('does not go when %s', async (_why, body) => {
    await enter(call(body)).expect(201);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('is shown before, and showing it stores nothing', async () => {
    const answer = await enter(call({ ...address, mail }), {}, '/preview-mail').expect(200);

    const preview = dataOf<{ to: string; html: string }>(answer);
    expect(preview.to).toBe('skola@primer.rs');
    expect(preview.html).toContain('Autobus može do kapije B.');
    expect(await prisma.visitRequest.count()).toBe(0);
  });

  it('has nobody to go to without an address', async () => {
    const answer = await enter(call({ mail }), {}, '/preview-mail').expect(200);
    expect(dataOf(answer)).toMatchObject({ to: null });
  });
});

describe('known schools and agencies', () => {
  const school = (overrides: Parameters<typeof buildVisitRequest>[0]) =>
    calls.create(
      buildVisitRequest({
        institutionName: 'ОШ „Вук Караџић“',
        institutionPib: '107654321',
        ...overrides,
      }),
    );

  it('are found by a part of the name in either script, the newest data first and once', async () => {
    await school({ institutionPhone: '015 111' });
    const { id } = await school({ institutionPhone: '015 222' });

    for (const search of ['karadzic', 'Вук Кара', 'OS "Vuk'])
      expect(await known(search)).toMatchObject([
        { id, contactType: 'institution', contact: { institutionPhone: '015 222' } },
      ]);
  });

  it('of one name in several towns are all found', async () => {
    await school({ institutionAddress: 'Paraćin, Glavna 5' });
    await school({ institutionAddress: 'Чачак, Главна 7', institutionPhone: '032 111' });
    await school({ institutionAddress: 'Čačak, Nušićeva 1', institutionPhone: '032 222' });

    expect(await known('karadzic')).toMatchObject([
      { contact: { institutionAddress: 'Čačak, Nušićeva 1', institutionPhone: '032 222' } },
      { contact: { institutionAddress: 'Paraćin, Glavna 5' } },
    ]);
  });

  it('of one name and town are offered once, whatever blanks and post code they are written with', async () => {
    await school({ institutionName: 'ОШ „Вук Караџић “', institutionAddress: '15000 Šabac, A 1' });
    await school({ institutionAddress: 'Шабац, А 1', institutionPhone: '015 222' });

    expect(await known('karadzic')).toMatchObject([{ contact: { institutionPhone: '015 222' } }]);
  });

  it('are found by the beginning of the PIB', async () => {
    await school({});
    expect(await known('10765')).toHaveLength(1);
    expect(await known('07654')).toEqual([]);
  });

  it.each(['107.654.321', '107 65', 'RS107', 'rs 107-654/321'])(
    'are found by a PIB typed as "%s"',
    async (search) => {
      await school({ institutionPib: 'RS 107.654.321' });
      expect(await known(search)).toMatchObject([{ contact: { institutionPib: '107654321' } }]);
    },
  );

  it('are not found by less than three digits, however they are typed', async () => {
    await school({});
    expect(await known('RS10')).toEqual([]);
    expect(await known('1.0')).toEqual([]);
  });

  it('are not found by their address, nor by less than three characters', async () => {
    await school({ institutionAddress: 'Šabac, Vuka Karadžića 12', institutionName: 'Gimnazija' });
    expect(await known('Šabac')).toEqual([]);
    expect(await known('gi')).toEqual([]);
  });

  it('tell neither who led the last group nor which school an agency came for', async () => {
    await school({});
    await calls.create(
      buildVisitRequest({ contactType: 'agency', ...AGENCY, agencyName: 'Vuk turs' }),
    );
    const fields = (await known('vuk')).flatMap(({ contact }) => Object.keys(contact));
    expect(fields).toContain('agencyPib');
    expect(fields.filter((field) => /Leader|OnBehalfOf/.test(field))).toEqual([]);
  });

  it('are never persons, nor those whose personal data has gone', async () => {
    await calls.create(
      buildVisitRequest({
        contactType: 'personal',
        personalName: 'Vuk Karadžić',
        personalEmail: 'vuk@primer.rs',
        personalPhone: '060 1',
        personalGroupType: 'porodica',
      }),
    );
    const { id } = await school({});
    await prisma.visitRequest.update({ where: { id }, data: { anonymizedAt: new Date() } });
    expect(await known('karadzic')).toEqual([]);
  });
});

const AGENCY = {
  agencyMotherId: '20123456',
  agencyPib: '101234567',
  agencyOwnerName: 'Ana Anić',
  agencyAddress: 'Novi Sad, Dunavska 1',
  agencyPhone: '021 1',
  agencyEmail: 'vuk@turs.example.rs',
  agencyLeaderName: 'Mila Milić',
  agencyScheduleOnBehalfOf: 'OŠ „Sveti Sava“',
  agencyScheduleOnBehalfOfAddress: 'Čačak, Glavna 2',
  agencyScheduleOnBehalfOfPhone: '032 1',
  agencyScheduleOnBehalfOfEmail: 'sava@skola.example.rs',
};

describe('the visits that a caller’s school has ahead', () => {
  const announced = async (query: object) =>
    dataOf<{ id: number; stage: string }[]>(await askAnnounced(query).expect(200));
  const askAnnounced = (query: object) =>
    request(app)
      .get('/api/v1/admin/announced-visits')
      .set('Authorization', authorization)
      .query(query);
  const store = async (overrides: object = {}, stored: object = {}) => {
    const school = { institutionName: 'OŠ „Sveti Sava“', institutionAddress: 'Čačak, Glavna 7' };
    const { id } = await calls.create(buildVisitRequest({ ...school, ...overrides }));
    await prisma.visitRequest.update({ where: { id }, data: stored });
    return id;
  };
  const byAgency = {
    contactType: 'agency',
    agencyAddress: 'Beograd, Terazije 1',
    agencyScheduleOnBehalfOf: 'ОШ  " Свети\u00a0Сава "',
    agencyScheduleOnBehalfOfAddress: 'ЧАЧАК, Главна 7',
  } as const;

  it('are found behind all that its namesake elsewhere has before them, also by an agency, the earliest first', async () => {
    for (let ahead = 0; ahead < 11; ahead += 1) {
      await store({ institutionAddress: 'Paraćin, Glavna 1' });
    }
    const visitDate = new Date('2099-05-04');
    const last = await store({ visitTime: '12:00' }, { visitDate, confirmedAt: new Date() });
    const first = await store(byAgency, { visitDate });

    expect(await announced({ name: 'os sveti sava', town: 'cacak' })).toMatchObject([
      { id: first, stage: 'received' },
      { id: last, stage: 'confirmed', visitDate: '2099-05-04', visitTime: '12:00' },
    ]);
    expect(await announced({ name: 'OŠ „Sveti  Sava“', town: '' })).toHaveLength(13);
    expect(await announced({ name: 'OŠ „Sveti Sava“', town: 'Beograd' })).toEqual([]);
  });

  it.each(['OŠ ,,Sveti Sava"', 'O.Š. Sveti Sava', 'OŠ Sveti-Sava'])(
    'are found of a school that one spells %s, whoever asks',
    async (institutionName) => {
      const found = [{ id: await store({ institutionName }) }, { id: await store() }];

      expect(await announced({ name: 'OŠ „Sveti Sava“' })).toMatchObject(found);
      expect(await announced({ name: institutionName })).toMatchObject(found);
    },
  );

  it('are none of those that are over, there or off, nor of a school that is only called alike', async () => {
    await store({}, { visitDate: new Date('2020-05-04') });
    const arrivedAt = new Date();
    await store({}, { arrivedAt, arrivedVisitorAmount: 24, arrivedNumberOfFollowers: 3 });
    await store({}, { status: 'CANCELED' });
    await store({}, { status: 'POSTPONED' });
    await store({}, { missedAt: new Date() });
    await store({ institutionName: 'OŠ „Sveti Sava“ – odeljenje' });
    await store({ institutionName: 'OŠ Sveti', institutionLeaderName: 'Sava' });

    expect(await announced({ name: 'OŠ „Sveti Sava“' })).toEqual([]);
    expect(await announced({ name: '„“' })).toEqual([]);
    expect(await announced({ name: '%' })).toEqual([]);
  });

  it('are told to staff only, and of a name as long as a name may be', async () => {
    await request(app).get('/api/v1/admin/announced-visits?name=os').expect(401);
    await askAnnounced({}).expect(400);
    await askAnnounced({ name: 'x'.repeat(201) }).expect(400);
    expect(await announced({ name: 'x'.repeat(200) })).toEqual([]);
  });
});
