import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});
beforeEach(async () => {
  await prisma.contactMessage.deleteMany();
  await prisma.mail.deleteMany();
  await emptyTables('audit_entry');
});

const send = async (message: Parameters<typeof buildContactMessage>[0] = {}) => {
  const body = buildContactMessage(message);
  const answer = await request(app).post('/api/v1/contact').send(body).expect(201);
  return (answer.body as { data: { id: number } }).data.id;
};
const list = async (query: Record<string, unknown> = {}) => {
  const answer = await request(app)
    .get('/api/v1/contact-message')
    .query(query)
    .set('Authorization', authorization)
    .expect(200);
  return answer.body as { data: StoredContactMessage[]; total: number; totalPages: number };
};
const names = async (query: Record<string, unknown>) =>
  (await list(query)).data.map(({ name }) => name);
const mark = (id: number | string, body: object) =>
  request(app).put(`/api/v1/contact-message/${id}`).set('Authorization', authorization).send(body);
const remove = (id: number | string) =>
  request(app).delete(`/api/v1/contact-message/${id}`).set('Authorization', authorization);

describe('the messages', () => {
  it('come newest first, ten on a page, whole and as they were written', async () => {
    for (let number = 1; number <= 11; number += 1) await send({ name: `Osoba ${number}` });
    const id = await send({ name: 'Poslednja', message: 'Prvi red\n\n<b>Drugi</b>' });

    const page = await list();

    expect(page).toMatchObject({ total: 12, totalPages: 2 });
    expect(page.data[0]).toEqual({
      id,
      name: 'Poslednja',
      email: buildContactMessage().email,
      message: 'Prvi red\n\n<b>Drugi</b>',
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
    });
    expect(page.data).toHaveLength(10);
    expect(await names({ page: 2 })).toEqual(['Osoba 2', 'Osoba 1']);
    expect(await names({ page: 3 })).toEqual([]);
  });

  it.each([
    ['djordje', ['Đorđe Šćepanović']],
    ['ŠĆEPANOVIĆ', ['Đorđe Šćepanović']],
    ['PARK@', ['Mira']],
    ['koliko košta', ['Mira']],
    ['100%', ['Mira']],
    ['a%a', []],
    ['_', []],
    ['\\', []],
  ])('are searched for %s in name, e-mail and text', async (search, found) => {
    await send({ name: 'Đorđe Šćepanović', email: 'djole@example.rs', message: 'Zdravo' });
    await send({
      name: 'Mira',
      email: 'park@example.rs',
      message: 'Koliko kosta ulaz?\nDajete li 100% popusta?',
    });

    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).total).toBe(found.length);
  });

  it('are filtered by whether they were read, right after that changed', async () => {
    const first = await send({ name: 'Prva' });
    await send({ name: 'Druga' });
    expect(await list({ read: false })).toMatchObject({ total: 2 });

    await mark(first, { isRead: true }).expect(200);

    expect(await names({ read: true })).toEqual(['Prva']);
    expect(await names({ read: false })).toEqual(['Druga']);
    expect(await list({ read: false })).toMatchObject({ total: 1, totalPages: 1 });
    expect(await names({ read: '' })).toEqual(['Druga', 'Prva']);
  });

  it.each([
    [{ page: '0' }, 'page'],
    [{ read: 'da' }, 'read'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: '\0' }, 'search'],
  ])('refuse the query %j', async (query, field) => {
    const { status, body } = await request(app)
      .get('/api/v1/contact-message')
      .query(query)
      .set('Authorization', authorization);

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field }] });
  });
});

describe('a message', () => {
  it('is marked as read and as unread again; nothing else of it can be changed', async () => {
    const id = await send();
    const before = (await list()).data[0];

    const read = await mark(id, { isRead: true, message: 'izmenjeno', id: 77 }).expect(200);
    expect(read.body).toEqual({ data: { ...before, isRead: true } });
    const unread = await mark(id, { isRead: false }).expect(200);

    expect(unread.body).toEqual({ data: before });
    expect((await list()).data).toEqual([before]);
  });

  it('is deleted once, and then is not found', async () => {
    const id = await send();
    expect((await list()).total).toBe(1);

    const answers = await Promise.all([remove(id), remove(id), remove(id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ data: { id } });
    expect((await list()).total).toBe(0);
    await mark(id, { isRead: true }).expect(404);
  });

  it('leaves who deleted it, and nothing of what was in it', async () => {
    const id = await send({ name: 'Mira', email: 'mira@example.rs', message: 'Zdravo' });

    await Promise.all([remove(id), remove(id)]);

    const entries = await prisma.auditEntry.findMany({ where: { action: 'message-deleted' } });
    expect(entries.filter(({ subject }) => subject === `Poruka ${id}`)).toEqual([
      expect.objectContaining({
        actor: 'Jelena Đorđević',
        staffId: expect.any(Number) as number,
        visitRequestId: null,
        changes: [],
      }),
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Mira|mira|Zdravo/);
  });

  it('takes the mails about it along, sent again or not, and no other', async () => {
    const [gone, stays] = [await send({ name: 'Prva' }), await send({ name: 'Druga' })];
    const mailsOf = (id: number) => prisma.mail.count({ where: { contactMessageId: id } });
    const first = await prisma.mail.findFirstOrThrow({ where: { contactMessageId: gone } });
    await prisma.mail.update({ where: { id: first.id }, data: { state: 'sent' } });
    await request(app)
      .post(`/api/v1/mail/${first.id}/resend`)
      .set('Authorization', authorization)
      .expect(200);
    expect(await mailsOf(gone)).toBe(3);

    await remove(gone).expect(200);

    expect(await mailsOf(gone)).toBe(0);
    expect(await mailsOf(stays)).toBe(2);
    expect(await prisma.mail.count({ where: { contactMessageId: null } })).toBe(0);
  });

  it('whose deletion cannot be traced stays', async () => {
    const id = await send();
    await prisma.$executeRaw`ALTER TABLE audit_entry ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;

    const { status } = await remove(id);
    await prisma.$executeRaw`ALTER TABLE audit_entry DROP CONSTRAINT full_disk`;

    expect(status).toBe(500);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['abc', { isRead: true }, undefined],
    ['1', {}, 'isRead'],
    ['1', { isRead: 'true' }, 'isRead'],
  ])('refuses the mark of %s with %j', async (id, body, field) => {
    const answer = await mark(id, body).expect(400);
    if (field) expect(answer.body).toMatchObject({ errors: [{ field }] });
  });
});
