import { expect, it } from 'vitest';
import { contactMessageSchema } from './contact-message-schema.ts';

const valid = { name: 'Mira', email: 'mira@example.rs', message: 'Da li radite nedeljom?' };

it('a complete message is accepted', () => {
  expect(contactMessageSchema.parse(valid)).toEqual(valid);
});

it.each([
  ['name', '', 'Ime nije validano, molim unesite ime duze od jednog znaka'],
  ['name', undefined, 'Ime nije validano, molim unesite ime duze od jednog znaka'],
  ['email', '', 'Email nije validen'],
  ['email', 'mira@', 'Email nije validen'],
  ['message', '  ', 'Poruka nije validana, molim unesite poruku duze od jednog znaka'],
])('%s %j is refused: %s', (field, value, message) => {
  const { error } = contactMessageSchema.safeParse({ ...valid, [field]: value });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
});
