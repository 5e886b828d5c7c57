import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { drawn } from '#test/mails.ts';
import { testApp, testEnv } from '#test/test-app.ts';

const message = {
  name: 'Đurđa Čolić',
  email: 'djurdja@example.rs',
  message: 'Da li primate pse?\nDođemo u subotu.',
};

const usual = testApp();
const send = (body: object, app = usual) => request(app).post('/api/v1/contact').send(body);

describe('POST /contact', () => {
  it('keeps the message and queues both mails before it answers', async () => {
    const env = testEnv({ MAIL_OFFICE: 'kancelarija@example.rs' });
    let woken = 0;
    const app = testApp({ env, mailer: { wake: () => (woken += 1) } });

    const { status, body } = await send(message, app);
    const { id } = (body as { data: { id: number } }).data;

    expect(status).toBe(201);
    expect(body).toEqual({ data: { id } });
    expect(await prisma.contactMessage.findUnique({ where: { id } })).toMatchObject(message);
    const mails = await prisma.mail.findMany({ orderBy: { kind: 'asc' } });
    expect(mails).toMatchObject([
      { kind: 'contact-received', recipientEmail: message.email, state: 'waiting' },
      {
        kind: 'new-contact-message',
        recipientEmail: 'kancelarija@example.rs',
        replyTo: message.email,
      },
    ]);
    expect(woken).toBe(1);
  });

  it('keeps a message that is sent again under its key once, ten times at once as well', async () => {
    const again = { ...message, message: 'Stiže li ovo dvaput?' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(again).set('Idempotency-Key', 'kontakt-1')),
    );
    const ids = answers.map(({ body }) => (body as { data: { id: number } }).data.id);

    expect(new Set(ids).size).toBe(1);
    expect(await prisma.contactMessage.count({ where: { message: again.message } })).toBe(1);
    // The centre's notice and the sender's copy.
    expect(await prisma.mail.count({ where: { text: { contains: again.message } } })).toBe(2);

    const other = await send(message).set('Idempotency-Key', 'kontakt-1');
    expect(other.body).toMatchObject({ errors: [{ code: 'IDEMPOTENCY_CONFLICT' }] });
  });

  it('sends a copy to the sender, whose address may be a stranger’s: no name, no link', async () => {
    await send({ ...message, name: 'Kupite odmah', message: 'Vidite\nhttp://prevara.example.' });

    const [mail] = await prisma.mail.findMany({
      where: { kind: 'contact-received' },
      orderBy: { createdAt: 'desc' },
    });

    expect(mail?.text).toContain('> Vidite\n> http: //prevara. example.');
    expect(drawn(mail!)).toContain('Vidite<br>http: //prevara. example.');
    expect(JSON.stringify(mail)).not.toMatch(/Kupite odmah|prevara\.e|:\/\/prevara/);
  });

  it.each([
    ['whose hidden field was filled', { 'Form-Seconds': '60', 'Form-Trap': 'filled' }],
    ['that was filled in within a second', { 'Form-Seconds': '1' }],
  ])(
    'of a form %s is kept and answered alike, but only the centre is told',
    async (_what, headers) => {
      await prisma.mail.deleteMany();

      const { status, body } = await send(message).set(headers);

      const { id } = (body as { data: { id: number } }).data;
      expect(status).toBe(201);
      expect(body).toEqual({ data: { id } });
      expect(await prisma.contactMessage.findUnique({ where: { id } })).toMatchObject(message);
      expect(await prisma.mail.findMany()).toMatchObject([
        {
          kind: 'new-contact-message',
          subject: 'Moguće automatski poslato: Nova poruka sa sajta: Đurđa Čolić',
          replyTo: message.email,
        },
      ]);
    },
  );

  it('of a form that a person filled in is confirmed', async () => {
    await prisma.mail.deleteMany();

    await send(message).set({ 'Form-Seconds': '2' }).expect(201);

    expect(await prisma.mail.count({ where: { kind: 'contact-received' } })).toBe(1);
  });

  it('shows the message to the centre as text', async () => {
    await send({ ...message, message: '<img src=x onerror=alert(1)>' });

    const [mail] = await prisma.mail.findMany({
      where: { kind: 'new-contact-message' },
      orderBy: { createdAt: 'desc' },
    });

    expect(drawn(mail!)).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(drawn(mail!)).not.toContain('<img src=x');
  });

  it('leads the centre to its messages', async () => {
    await send(message);
    const mail = await prisma.mail.findFirstOrThrow({ where: { kind: 'new-contact-message' } });
    expect(mail.text).toContain('/admin/messages');
  });

  it.each([
    [
      { name: '', email: '', message: '' },
      [
        ['name', 'Ime nije validano, molim unesite ime duze od jednog znaka'],
        ['email', 'Email nije validen'],
        ['message', 'Poruka nije validana, molim unesite poruku duze od jednog znaka'],
      ],
    ],
    [{ ...message, email: 'a@example.rs, b@example.rs' }, [['email', 'Email nije validen']]],
    [{ ...message, email: 'a@example.rs\r\nBcc: b@example.rs' }, [['email', 'Email nije validen']]],
    [{ ...message, name: 'nula \0' }, [['name', 'Tekst sadrži nedozvoljene znakove']]],
    [{ ...message, message: '\ud800' }, [['message', 'Tekst sadrži nedozvoljene znakove']]],
    [
      { ...message, message: 'x'.repeat(2001) },
      [['message', 'Tekst može imati najviše 2000 znakova']],
    ],
  ])('refuses %j and stores nothing', async (wrong, fields) => {
    const before = await prisma.contactMessage.count();

    const { status, body } = await send(wrong);

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: fields.map(([field, text]) => ({ code: 'VALIDATION_ERROR', message: text, field })),
    });
    expect(await prisma.contactMessage.count()).toBe(before);
  });
});
