import type { SessionUser } from '@museum/shared/auth/session-schema';

const person: SessionUser = {
  email: 'jelena@example.rs',
  firstName: 'Jelena',
  lastName: 'Đorđević',
  role: 'Admin',
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token as the API makes them; the browser reads it and never checks its signature. */
export function accessToken({
  secondsLeft = 600,
  ...changes
}: Partial<SessionUser> & { sub?: string; secondsLeft?: number } = {}) {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  return `${encode({ alg: 'HS256' })}.${encode({ sub: '1', ...person, ...changes, exp })}.signature`;
}

/** Leaves a remembered session in the browser, to be found by the next page. */
export function rememberStaffSession(token = accessToken(), refreshToken = 'refresh-1') {
  localStorage.setItem('token', token);
  localStorage.setItem('refreshToken', refreshToken);
  return { token, refreshToken };
}
