import { z } from 'zod';
import { requiredText } from '#primitives/text.ts';

/** The body of refresh and sign-out: the refresh token. */
export const refreshTokenSchema = z.object({ token: requiredText('token') });

/** What sign-in and refresh answer. */
export const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** The signed-in person: the access token's payload and the answer of `GET /auth/session`. */
export const sessionUserSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.literal('Admin'),
});

export type TokenPair = z.output<typeof tokenPairSchema>;
export type SessionUser = z.output<typeof sessionUserSchema>;
