import type { Response } from 'express';
import { signedInUser } from './sessions/require-session.ts';
import { fullName } from './staff-actor.ts';

/** The signed-in person as the audit trail names them. */
export const signedInActor = (response: Response): { staffId: number; name: string } => {
  const user = signedInUser(response);
  return { staffId: user.staffId, name: fullName(user) };
};
