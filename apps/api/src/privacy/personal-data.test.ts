import { bankStatementRow } from '#test/bank-statement-row.ts';
import { emptyTables } from '#test/empty-tables.ts';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { storeRows } from '#test/store-rows.ts';
import { testApp } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { countVisitsFrom, describeRequests } from './occurrence-store.ts';
import { markPerson, traceOf } from './marked-person.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data-store.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

const ANA = 'ana.o-k+skola@example.rs';
const SECRET = 'a secret of the tests that is long enough';
const personOf = (typed: string) => markPerson(SECRET, traceOf(typed)!);
const person = personOf(ANA);

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});
beforeEach(async () => {
  await emptyTables(
    'visit_request',
    'contact_message',
    'mail',
    'audit_entry',
    'idempotency_record',
    'bank_statement',
  );
});

const PAYMENT = { paidOn: '2026-10-06', amount: 5_000, way: 'transfer' };

const create = async (body: object) => (await calls.create(body)).id;
const app = testApp();
const send = (body: object) => request(app).post('/api/v1/contact').send(body).expect(201);

/** One row of each kind about Ana, and as many about others with addresses that look like hers. */
async function fillIn() {
  const asInstitution = await create(buildVisitRequest({ institutionEmail: ANA.toUpperCase() }));
  const asSchool = await create(
    buildVisitRequest({ contactType: 'agency', agencyScheduleOnBehalfOfEmail: ANA }),
  );
  const inComment = await create(buildVisitRequest({ comment: `Javite se na <${ANA}>.` }));
  const atLunch = await create(
    buildVisitRequestWithDinner({ dinnerRequest: buildDinnerRequest({ customerEmail: ANA }) }),
  );
  const inNote = await create(buildVisitRequest());
  await calls.addNote(inNote, `Javila se ${ANA}`).expect(201);
  const inProposal = await create(buildVisitRequest());
  const fields = { comment: `Javite se na ${ANA}` };
  await prisma.proposal.create({
    data: { visitRequestId: inProposal, sentAt: new Date(), fields },
  });
  const inProof = await create(buildVisitRequest());
  const content = Buffer.from('%PDF-uplata');
  await prisma.proof.create({
    data: {
      visitRequestId: inProof,
      name: `${ANA} uplata.pdf`,
      mediaType: 'application/pdf',
      size: content.length,
      content,
    },
  });
  const besidePayment = await create(buildVisitRequest());
  await calls.pay(besidePayment, { ...PAYMENT, note: `Uplatila ${ANA}` }).expect(201);
  const others = [
    await create(buildVisitRequest({ institutionEmail: `x.${ANA}` })),
    await create(buildVisitRequest({ comment: `${ANA}.com, x${ANA}, ana-o-k+skola@example.rs` })),
  ];
  await prisma.bankStatement.createMany({
    data: [`izvod ${ANA} 187.xml`, 'izvod 187.xml', `izvod ${ANA}.xml`].map((fileName, index) =>
      bankStatementRow(fileName, String(index).repeat(64)),
    ),
  });
  await send({ name: 'Ana', email: ANA, message: 'Zdravo' });
  await send({ name: 'Mara', email: 'mara@example.rs', message: `Piše vam i ${ANA}, zar ne?` });
  await send({ name: 'Iva', email: `iva.${ANA}`, message: 'Zdravo' });
  return {
    hers: [asInstitution, asSchool, inComment, atLunch, inNote, inProposal, inProof, besidePayment],
    others,
  };
}

async function mailIds(): Promise<string[]> {
  const mails = await prisma.mail.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
  return mails.map(({ id }) => id);
}

async function rowsWithAna(): Promise<string[]> {
  const rows = [];
  for (const table of Object.keys(TEXT_COLUMNS)) {
    const { rows: found } = await databasePool.query<{ row: string }>(
      `SELECT '${table} ' || row_to_json(t)::text AS row FROM "${table}" t`,
    );
    rows.push(...found.map(({ row }) => row));
  }
  return rows.filter((row) =>
    new RegExp(`(?<![\\w.])ana\\.o-k\\+skola@example\\.rs(?!\\.com)`, 'i').test(row),
  );
}

describe('an export', () => {
  it('has everything about one address, in whatever field it stands, and nothing about others', async () => {
    const { hers } = await fillIn();

    const data = await exportPersonalData(person);

    expect(data.visitRequests.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(hers);
    expect(data.visitRequests.at(3)!.dinnerRequest).toMatchObject({ customerEmail: ANA });
    expect(data.visitRequests.at(4)!.notes).toMatchObject([{ text: `Javila se ${ANA}` }]);
    expect(data.visitRequests.at(5)!.proposal).toMatchObject({
      fields: { comment: `Javite se na ${ANA}` },
    });
    expect(data.visitRequests.at(6)!.proofs).toMatchObject([
      { name: `${ANA} uplata.pdf`, content: 'JVBERi11cGxhdGE=' },
    ]);
    expect(data.bankStatements.map(({ fileName }) => fileName).toSorted()).toEqual([
      `izvod ${ANA} 187.xml`,
      `izvod ${ANA}.xml`,
    ]);
    expect(data.contactMessages.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Mara']);
    const addresses = data.mails.flatMap(({ recipientEmail, replyTo }) => [
      recipientEmail,
      replyTo,
    ]);
    expect(addresses).not.toContain(`iva.${ANA}`);
    // Each of her requests with its mails, her message with both, Mara's with the notice that quotes her.
    const mails = await prisma.mail.count({ where: { visitRequestId: { in: hers } } });
    expect(data.mails).toHaveLength(mails + 3);
  });

  it('is noted without the address, and the next one tells of it', async () => {
    await exportPersonalData(person);
    const { auditEntries } = await exportPersonalData(person);

    expect(auditEntries).toMatchObject([
      { actor: 'Program', action: 'personal-data-exported', subject: person.mark, changes: [] },
    ]);
    expect(person.mark).toMatch(/^e-mail [\w-]{16}$/);
    expect(await rowsWithAna()).toEqual([]);
  });
});

describe('an erasure', () => {
  it('leaves the address in no row, and all other rows as they were', async () => {
    const { hers, others } = await fillIn();
    const stored = await calls.read(hers[0]!);
    await calls.update({ ...stored, status: 'POSTPONED' }).expect(200);
    const otherRequests = await Promise.all(others.map(calls.read));

    await erasePersonalData(person);

    expect(await rowsWithAna()).toEqual([]);
    expect(await Promise.all(others.map(calls.read))).toEqual(otherRequests);
    const left = await prisma.contactMessage.findMany({ select: { name: true } });
    expect(left).toEqual([{ name: 'Iva' }]);
    expect(await prisma.mail.count({ where: { visitRequestId: { in: others } } })).toBe(4);
    expect(await prisma.visitRequest.count({ where: { anonymizedAt: { not: null } } })).toBe(8);
    expect((await calls.read(hers[0]!)).status).toBe('POSTPONED');
    const payments = await prisma.payment.findMany({ select: { amount: true, note: true } });
    expect(payments.map(({ amount, note }) => [Number(amount), note])).toEqual([[5_000, null]]);
    const statements = await prisma.bankStatement.findMany({ orderBy: { id: 'asc' } });
    expect(statements.map(({ fileName }) => fileName)).toEqual(['', 'izvod 187.xml', '']);
  });

  it('is noted for each request and for the address, without it', async () => {
    const { hers } = await fillIn();
    await erasePersonalData(person);

    const entries = await prisma.auditEntry.findMany({
      where: { action: 'personal-data-erased' },
      orderBy: { id: 'asc' },
      select: { actor: true, subject: true, visitRequestId: true },
    });
    expect(entries.map(({ visitRequestId }) => visitRequestId)).toEqual([...hers, null]);
    expect(entries.at(-1)).toMatchObject({ actor: 'Program', subject: person.mark });
  });

  it('does all or nothing', async () => {
    await fillIn();
    const before = await rowsWithAna();
    await databasePool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse BEFORE DELETE ON contact_message EXECUTE FUNCTION refuse()`,
    );

    await expect(erasePersonalData(person)).rejects.toThrow();

    expect(await rowsWithAna()).toEqual(before);
    await databasePool.query('DROP FUNCTION refuse CASCADE');
  });

  it.each([
    `'${ANA}'`,
    `"${ANA}"`,
    `(${ANA})`,
    `{${ANA}}`,
    `[${ANA}]`,
    `*${ANA}*`,
    `|${ANA}|`,
    `#${ANA}#`,
    `?${ANA}?`,
    `...${ANA}...`,
    `-${ANA}-`,
    `e-mail/${ANA}`,
    `mejl=${ANA}&x`,
    `mailto:${ANA}?subject=x`,
    `мејл${ANA}је`,
    `\`${ANA}\``,
    `${ANA}.pdf`,
    `${ANA}.JPEG.`,
    ANA.toUpperCase(),
  ])('finds the address in the text %s', async (text) => {
    await create(buildVisitRequest({ comment: `Javite se: ${text} hvala` }));
    await send({ name: 'Mara', email: 'mara@example.rs', message: text });

    await erasePersonalData(person);

    expect(await rowsWithAna()).toEqual([]);
    expect(await prisma.contactMessage.count()).toBe(0);
  });

  it.each([
    `o'${ANA}`,
    `x.${ANA}`,
    `x-${ANA}`,
    `x_${ANA}`,
    `x+${ANA}`,
    `x${ANA}`,
    `${ANA}.com`,
    `${ANA}x`,
    `${ANA}-x.rs`,
    `${ANA}.com.xml`,
    `${ANA}.xml.rs`,
    `${ANA}.pdfs`,
    `x${ANA}.pdf`,
    'ana.o-k+skola@example-rs.rs',
    'anaxo-k+skola@example.rs',
  ])('leaves alone who has the other address %s', async (other) => {
    const id = await create(buildVisitRequest({ comment: `Javite se: ${other} hvala` }));

    await erasePersonalData(person);

    expect((await calls.read(id)).anonymizedAt).toBeNull();
  });

  it('takes along the keys under which hers came, whatever stands in them, and no other', async () => {
    const key = (name: string) => ({ 'Idempotency-Key': name });
    await calls.submit(buildVisitRequest({ comment: ANA }), key(`${ANA} 1`)).expect(201);
    await calls.submit(buildVisitRequest(), key('drugi zahtev')).expect(201);
    const message = { name: 'Ana', email: ANA, message: 'Zdravo' };
    await send(message).set(key(`${ANA} 2`));
    await send({ ...message, email: 'mara@example.rs' }).set(key('druga poruka'));

    await erasePersonalData(person);

    const left = await prisma.idempotencyRecord.findMany({ orderBy: { key: 'asc' } });
    expect(left.map(({ key }) => key)).toEqual(['druga poruka', 'drugi zahtev']);
  });

  it.each(['Pozovite nas, Ana Petrović.', 'Javite se na\nana.o-k+skola@example.rs'])(
    'takes along the mail of another request in which staff wrote %j, and nothing else of it',
    async (note) => {
      const id = await create(buildVisitRequest());
      const mail = { send: true, note };
      await calls.act(id, 'confirm', { version: 1, reason: null, mail }).expect(200);
      const other = await create(buildVisitRequest());
      await calls.act(other, 'confirm', { version: 1, reason: null, mail: { send: true } });
      const before = await mailIds();
      const who = note.includes('Ana') ? personOf('Ana Petrović') : person;

      const { mails } = await exportPersonalData(who);
      await erasePersonalData(who);

      expect(mails).toMatchObject([{ visitRequestId: id, kind: 'status-changed' }]);
      expect(await mailIds()).toEqual(before.filter((one) => one !== mails[0]!.id));
      expect((await calls.read(id)).anonymizedAt).toBeNull();
    },
  );

  it('finds nothing afterwards but the notes about it', async () => {
    await fillIn();
    await erasePersonalData(person);

    expect(await findPersonalData(person)).toMatchObject({
      visitRequests: [],
      contactMessages: [],
      mails: [],
    });
  });
});

describe('what is typed into a request after its erasure', () => {
  const REASON = 'Ana Petrović je odustala';

  const erased = async () => {
    const id = await create(
      buildVisitRequestWithDinner({ visitDate: comingDay(60, 4), institutionEmail: ANA }),
    );
    await erasePersonalData(person);
    return calls.read(id);
  };

  it('is not kept with the lunch, whose meals staff still change', async () => {
    const stored = await erased();
    const lunch = stored.dinnerRequest!;
    const typed = {
      timeOfDinner: '12:30',
      customerName: 'Ana Petrović',
      customerEmail: ANA,
      additionalComments: 'Celijakija',
    };

    await calls.update({ ...stored, dinnerRequest: { ...lunch, ...typed } }).expect(200);

    const { dinnerRequest } = await calls.read(stored.id);
    expect(dinnerRequest).toEqual({ ...lunch, timeOfDinner: '12:30' });
  });

  it('is no reason that the request keeps, only its trace, whichever way it is called off', async () => {
    const canceled = await erased();
    const mail = { send: true, note: null };
    await calls
      .act(canceled.id, 'cancel', { version: canceled.version, reason: REASON, mail })
      .expect(200);
    const edited = await erased();
    await calls.update({ ...edited, status: 'CANCELED', reason: REASON }).expect(200);

    for (const { id } of [canceled, edited]) {
      expect((await calls.read(id)).stageReason).toBeNull();
      const trail = await prisma.auditEntry.findMany({ where: { visitRequestId: id } });
      expect(JSON.stringify(trail)).toContain(REASON);
    }
  });
});

it(
  'goes on where a flood of messages has come under one address',
  { timeout: 30_000 },
  async () => {
    await storeRows(
      `INSERT INTO contact_message (name, email, message) SELECT 'Ana', $1, '' FROM generate_series(1, 33000)`,
      [ANA],
    );

    expect((await exportPersonalData(person)).contactMessages).toHaveLength(33_000);
    await erasePersonalData(person);

    expect(await prisma.contactMessage.count()).toBe(0);
    const many = Array.from({ length: 40_000 }, (_, index) => index + 1);
    expect(await countVisitsFrom(many, '2029-05-20')).toBe(0);
  },
);

it('tells how many of the visits are still to come', async () => {
  const [visitDate, nextDay] = [comingDay(60, 4), comingDay(60, 5)];
  const id = await create(buildVisitRequest({ visitDate, institutionEmail: ANA }));

  expect(await countVisitsFrom([id], visitDate)).toBe(1);
  expect(await countVisitsFrom([id], nextDay)).toBe(0);
});

it('tells what is still to be given back', async () => {
  const paid = await create(buildVisitRequest({ visitDate: comingDay(60, 4) }));
  const canceled = await create(buildVisitRequest({ visitDate: comingDay(60, 5) }));
  for (const id of [paid, canceled]) {
    await calls.pay(id, { paidOn: '2026-01-05', amount: 100.5, way: 'transfer' }).expect(201);
  }
  await prisma.visitRequest.update({ where: { id: canceled }, data: { status: 'CANCELED' } });

  expect((await describeRequests([paid, canceled])).map(({ overpaid }) => overpaid)).toEqual([
    0, 100.5,
  ]);
});

describe('a group leader of whom only the name or the phone is known', () => {
  const leaders = async () => {
    const hers = [
      await create(buildVisitRequest({ institutionLeaderName: 'Ana Đorđević' })),
      await create(buildVisitRequest({ comment: 'Vodi ih DJORDJEVIĆ  Ana iz 5. razreda.' })),
      await create(buildVisitRequest({ comment: 'Води их Ана Ђорђевић.' })),
    ];
    const others = [
      await create(buildVisitRequest({ institutionLeaderName: 'Jana Đorđević' })),
      await create(buildVisitRequest({ comment: 'Ana Marić i Mira Đorđević' })),
      await create(buildVisitRequest({ institutionLeaderName: 'Ana Đorđevićeva' })),
    ];
    return { hers, others };
  };
  const anonymized = async () => {
    const rows = await prisma.visitRequest.findMany({
      where: { anonymizedAt: { not: null } },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id }) => id);
  };

  it('is exported and erased by name, in either order, alphabet and spelling', async () => {
    const { hers } = await leaders();
    const ana = personOf('ana djordjević');

    expect((await exportPersonalData(ana)).visitRequests.map(({ id }) => id)).toEqual(hers);
    await erasePersonalData(ana);

    expect(await anonymized()).toEqual(hers);
    expect(ana.mark).toMatch(/^ime [\w-]{16}$/);
  });

  it('is exported and erased by phone, however it is written', async () => {
    const hers = [];
    for (const phone of ['+381 63 123 45 67', '063/123-4567', '00381631234567', '063 1234567']) {
      hers.push(await create(buildVisitRequest({ institutionPhone: phone })));
    }
    hers.push(await create(buildVisitRequest({ comment: 'Vodič: +381 (0)63 12-345-67.' })));
    await create(buildVisitRequest({ institutionPhone: '+381 63 123 45 678' }));
    await create(buildVisitRequest({ comment: 'Broj 1063 123 4567 i 063 123 4561' }));
    const phone = personOf('0631234567');

    expect((await exportPersonalData(phone)).visitRequests.map(({ id }) => id)).toEqual(hers);
    await erasePersonalData(phone);

    expect(await anonymized()).toEqual(hers);
  });

  it.each([
    ['no-break spaces', '063\u00A0123\u00A045\u00A067'],
    ['no-break hyphens', '063/123\u201145\u201167'],
    ['em dashes', '063—123—4567'],
    ['a minus', '063 123\u2212 4567'],
    ['tabs', '063\t123\t4567'],
    ['commas', '063, 123, 45, 67'],
    ['a line break', '063/123-\r\n45-67'],
    ['brackets and dashes', '(063) - 123 - 45 - 67'],
    ['signs of direction', '\u202A+381\u00A063\u202C 123 45 67'],
  ])('is found by phone with %s, also in a proposal', async (_, phone) => {
    const inComment = await create(buildVisitRequest({ comment: `Zvati ${phone} posle 10` }));
    const inProposal = await create(buildVisitRequest());
    const fields = { comment: `Zvati\n${phone}\nposle 10` };
    await prisma.proposal.create({
      data: { visitRequestId: inProposal, sentAt: new Date(), fields },
    });

    await erasePersonalData(personOf(phone));

    expect(await anonymized()).toEqual([inComment, inProposal]);
  });

  it.each([
    ['020/112-026', 'Dolazimo 20.11.2026. u 9'],
    ['020/112-026', 'Dolazimo 20. 11. 2026.'],
    ['020/261-120', 'Dolazimo 2026-11-20'],
    ['020/262-027', 'Za školsku 2026/2027. godinu'],
    ['011/202-6250', 'Dolazimo 20.11.2026, 250 učenika'],
    ['020/260-930', 'Maja 2026: 09:30 ili 10:00'],
    ['063/123-4567', 'Zovite 063/123; 4567 dinara'],
    ['063/123-4567', 'Zovite 063/123 +4567'],
    ['063/123-4567', 'Bilo ih je 063 \n\n\n 1234567'],
  ])('the phone %s is not in the text %s', async (phone, comment) => {
    await create(buildVisitRequest({ comment }));

    await erasePersonalData(personOf(phone));

    expect(await anonymized()).toEqual([]);
  });

  it('is not put together of two fields', async () => {
    await create(buildVisitRequest({ institutionPhone: '064 063 123', comment: '4567 dinara' }));
    const agency = { agencyName: 'Dinotura Ana', agencyOwnerName: 'Marić Iva' };
    await create(buildVisitRequest({ contactType: 'agency', ...agency }));

    await erasePersonalData(personOf('063/123-4567'));
    await erasePersonalData(personOf('Ana Marić'));

    expect(await anonymized()).toEqual([]);
  });
});
