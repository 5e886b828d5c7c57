import { contactMessageSchema } from '@museum/shared/contact/contact-message-schema';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { letTimePass } from '#test/let-time-pass.ts';
import { renderApp } from '#test/render-app.tsx';
import { server } from '#test/api/server.ts';

const message = { name: 'Đurđa Čolić', email: 'djurdja@example.rs', message: 'Primate li pse?' };

const serveContact = (answer: () => Response) => {
  const received: unknown[] = [];
  server.use(
    http.post('*/api/v1/contact', async ({ request }) => {
      received.push(contactMessageSchema.parse(await request.json()));
      return answer();
    }),
  );
  return received;
};

const openContact = async () => {
  const { user } = renderApp('/contactUs');
  await screen.findByRole('textbox', { name: /^Poruka/ });
  letTimePass(60);
  const field = (label: RegExp) => screen.getByRole('textbox', { name: label });
  const fields = { name: field(/^Ime/), email: field(/^E-mail/), message: field(/^Poruka/) };
  return {
    fields,
    fillIn: async () => {
      for (const [name, input] of Object.entries(fields)) {
        await user.type(input, message[name as keyof typeof message]);
      }
    },
    send: () => user.click(sendButton()),
  };
};

const sendButton = () => screen.getByRole('button', { name: 'Pošaljite poruku' });

it('a message that was sent is confirmed and leaves the form empty', async () => {
  const received = serveContact(() => HttpResponse.json({ data: { id: 1 } }, { status: 201 }));
  const { fields, fillIn, send } = await openContact();
  await fillIn();
  await send();
  expect(await screen.findByText('Kontakt je uspješno poslan')).toBeInTheDocument();
  expect(received).toEqual([message]);
  for (const input of Object.values(fields)) expect(input).toHaveValue('');
});

it('a message that was sent leaves a lasting word in the form’s place, and the way to another', async () => {
  serveContact(() => HttpResponse.json({ data: { id: 1 } }, { status: 201 }));
  const { fields, fillIn, send } = await openContact();
  await fillIn();
  await send();
  const heading = await screen.findByRole('heading', { name: 'Vaša poruka je poslata' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Odgovorićemo vam e-poštom.*Kopiju poruke/)).toBeVisible();
  expect(fields.name).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Napišite novu poruku' }));
  expect(fields.name).toBeVisible();
  expect(fields.name).toHaveFocus();
  expect(heading).not.toBeInTheDocument();
});

it('a message that was not sent is reported and stays in the form', async () => {
  serveContact(() => new HttpResponse(null, { status: 503 }));
  const { fields, fillIn, send } = await openContact();
  await fillIn();
  await send();
  expect(await screen.findByText('Kontakt nije uspješno poslan')).toBeInTheDocument();
  expect(fields.message).toHaveValue(message.message);
});

it('an empty form is refused beside its fields and sends nothing', async () => {
  const received = serveContact(() => HttpResponse.json({ data: { id: 1 } }, { status: 201 }));
  const { fields, send } = await openContact();
  await send();
  await waitFor(() => {
    expect(fields.name).toHaveAccessibleDescription(
      'Ime nije validano, molim unesite ime duze od jednog znaka',
    );
  });
  expect(fields.email).toHaveAccessibleDescription('Email nije validen');
  expect(fields.message).toHaveAccessibleDescription(
    'Poruka nije validana, molim unesite poruku duze od jednog znaka',
  );
  expect(received).toEqual([]);
});

it('a message whose answer got lost goes out again under its key, another one under its own', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/contact', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  const { fields, fillIn, send } = await openContact();
  await fillIn();
  await send();
  await screen.findByText('Kontakt nije uspješno poslan');
  await send();
  await waitFor(() => {
    expect(keys).toHaveLength(2);
  });
  // The loss of the second answer has to be heard of, too.
  await waitFor(() => {
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
  });
  await userEvent.type(fields.message, ' Malog.');
  await send();
  await waitFor(() => {
    expect(keys).toHaveLength(3);
  });

  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
