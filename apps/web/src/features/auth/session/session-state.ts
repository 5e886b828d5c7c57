import type { SessionUser } from '@museum/shared/auth/session-schema';

import { type SessionTokens, userOf } from './session-tokens.ts';

/** Spec §3: what the application knows of the signed-in person. */
export type Session = {
  token?: string;
  refreshToken?: string;
  user?: SessionUser;
  isSignedIn: boolean;
  isLoaded: boolean;
  /** It ended by itself, not by a press on "Odjavi se". */
  hasExpired?: boolean;
  /** Its owner pressed "Odjavi se", in this tab or in another one. */
  hasLeft?: boolean;
};

export const notLoaded: Session = { isSignedIn: false, isLoaded: false };
export const signedOut: Session = { isSignedIn: false, isLoaded: true };
export const left: Session = { ...signedOut, hasLeft: true };
export const expired: Session = { ...signedOut, hasExpired: true };

/** The session of these tokens; signed out when the access token can't be read. */
export function signedIn(tokens: SessionTokens): Session {
  const user = userOf(tokens.token);
  return user ? { ...tokens, user, isSignedIn: true, isLoaded: true } : signedOut;
}

/** The session's tokens, if it has them. */
export const tokensOf = ({ token, refreshToken }: Session): SessionTokens | undefined =>
  token && refreshToken ? { token, refreshToken } : undefined;
