import type { Actor } from '#audit/audit-store.ts';
import type { Staff } from '#generated/prisma/client.ts';

type Person = Pick<Staff, 'id' | 'firstName' | 'lastName'>;

/** First and last name, as the audit trail names somebody. */
export const fullName = ({ firstName, lastName }: Omit<Person, 'id'>) => `${firstName} ${lastName}`;

/** Actor and subject of what somebody does with their own account. */
export const actOf = (person: Person): { actor: Actor; subject: string } => ({
  actor: { staffId: person.id, name: fullName(person) },
  subject: '',
});
