import type { SessionUser } from '@museum/shared/auth/session-schema';
import type { Staff } from '#generated/prisma/client.ts';

/** A member of staff as the access token and `GET /auth/session` show them. */
export const presentSessionUser = ({
  email,
  firstName,
  lastName,
}: Pick<Staff, 'email' | 'firstName' | 'lastName'>): SessionUser => ({
  email,
  firstName,
  lastName,
  role: 'Admin',
});
