import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '#env.ts';
import { deriveKey } from '#lib/derive-key.ts';

// A key is 21 bytes: four with the request's id, the rest the beginning of an HMAC over the id and
// the key version. 28 letters of base64url hold exactly these, so that no two texts are one key.

const ID_BYTES = 4;
const MAC_BYTES = 17;

/** The key version that every request begins with. */
export const FIRST_KEY_VERSION = 1;

type Keyed = { id: number; keyVersion: number };

/** The secret by which whoever sent a request comes to its page; raising `keyVersion` makes it void. */
export function requestKey({ id, keyVersion }: Keyed, { JWT_SECRET }: Pick<Env, 'JWT_SECRET'>) {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.writeInt32BE(id);
  const mac = createHmac('sha256', deriveKey(JWT_SECRET, 'request-key'))
    .update(`${id} ${keyVersion}`)
    .digest()
    .subarray(0, MAC_BYTES);
  return Buffer.concat([bytes, mac]).toString('base64url');
}

/** The address of the requester's own page without the key, as mails are stored with it. */
export const requestPage = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => `${PUBLIC_URL}/moj-zahtev`;

/** The address of the requester's own page; the key stands in the fragment, which no server sees. */
export const requestLink = (request: Keyed, env: Pick<Env, 'JWT_SECRET' | 'PUBLIC_URL'>) =>
  `${requestPage(env)}#${requestKey(request, env)}`;

/** The key of such an address, wherever the site stood when it was made. */
export const keyInLink = (link: string) => link.slice(link.indexOf('#') + 1);

/** The id that a key says it is for; 0, which no request has, where it can be no key. */
export const idInKey = (key: string) =>
  /^[\w-]{28}$/.test(key) ? Buffer.from(key, 'base64url').readInt32BE() : 0;

/** Whether a text is the key of a request, in a time that says nothing of where they differ. */
export function isKeyOf(request: Keyed, key: string, env: Pick<Env, 'JWT_SECRET'>): boolean {
  const right = Buffer.from(requestKey(request, env));
  const given = Buffer.alloc(right.length);
  given.write(key);
  return timingSafeEqual(given, right) && key.length === right.length;
}
