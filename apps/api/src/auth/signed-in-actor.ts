import type { Response } from 'express';
import { signedInUser } from './require-session.ts';

/** The signed-in person as the audit trail names them. */
export const signedInActor = (response: Response): { staffId: number; name: string } => {
  const { staffId, firstName, lastName } = signedInUser(response);
  return { staffId, name: `${firstName} ${lastName}` };
};
