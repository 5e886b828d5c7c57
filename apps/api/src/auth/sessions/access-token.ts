import { sessionUserSchema, type SessionUser } from '@museum/shared/auth/session-schema';
import type { webcrypto } from 'node:crypto';
import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { z } from 'zod';
import type { Staff } from '#generated/prisma/client.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { deriveKey } from '#lib/derive-key.ts';

/** How long an access token lives (contract §2). */
const LIFETIME_SECONDS = 10 * 60;

/** RFC 9068's type: no other token of ours can pass for an access token. */
const TYPE = 'at+jwt';
const AUDIENCE = 'museum-api';

const claimsSchema = sessionUserSchema.extend({
  sub: z.string(),
  /** The session that the token was handed out in. */
  sid: z.uuid(),
  /** When it ends, in seconds since 1970. */
  exp: z.number(),
});

export type AccessTokenClaims = z.output<typeof claimsSchema>;

type TokenDeps = Pick<AppDeps, 'env' | 'clock'>;

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** The key of access tokens, made once per secret: every staff call needs it. */
function keyOf(secret: string): Promise<webcrypto.CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const key = crypto.subtle.importKey(
    'raw',
    deriveKey(secret, 'access-token').export(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  keys.set(secret, key);
  return key;
}

type Holder = Pick<Staff, 'id' | 'email' | 'firstName' | 'lastName'>;

/** A signed token that says who somebody is for ten minutes. */
export async function signAccessToken(
  { env, clock }: TokenDeps,
  { staff, sessionId }: { staff: Holder; sessionId: string },
): Promise<string> {
  const { email, firstName, lastName } = staff;
  const user: SessionUser = { email, firstName, lastName, role: 'Admin' };
  const issuedAt = Math.floor(clock().getTime() / 1000);
  return new SignJWT({ ...user, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(staff.id))
    .setIssuer(env.PUBLIC_URL)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(await keyOf(env.JWT_SECRET));
}

/** What a token says, or undefined when it is not one of ours or has expired. */
export async function verifyAccessToken(
  { env, clock }: TokenDeps,
  token: string,
): Promise<AccessTokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(env.JWT_SECRET), {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: env.PUBLIC_URL,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: clock(),
    });
    return claimsSchema.safeParse(payload).data;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
