import { isReservedName } from './lib/reserved-name.ts';

/** The variables that production is stricter about than development. */
type Variables = {
  DATABASE_URL?: string | undefined;
  JWT_SECRET?: string | undefined;
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  ADMIN_EMAIL: string;
  MAIL_FROM: string;
  MAIL_OFFICE: string;
  RATE_LIMIT_FACTOR: number;
};

type Fault = { name: keyof Variables; message: string };

const REQUIRED = ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;
const ADDRESSES = ['ADMIN_EMAIL', 'MAIL_FROM', 'MAIL_OFFICE'] as const;

/** More would let a flood through that the limits are there for. */
const MAX_RATE_LIMIT_FACTOR = 10;

const EXAMPLE = 'must be your own in production, not an example';

/** What a server that is open to everybody may not be started with; a value may be wrong by itself, too. */
export function productionFaults(variables: Variables): Fault[] {
  const faults: Fault[] = REQUIRED.filter((name) => variables[name] === undefined).map((name) => ({
    name,
    message: 'must be set in production',
  }));
  const { PUBLIC_URL, RATE_LIMIT_FACTOR } = variables;
  if (PUBLIC_URL !== undefined && URL.canParse(PUBLIC_URL)) {
    const { protocol, hostname } = new URL(PUBLIC_URL);
    if (protocol !== 'https:') {
      faults.push({ name: 'PUBLIC_URL', message: 'must start with https:// in production' });
    } else if (isReservedName(hostname)) {
      faults.push({ name: 'PUBLIC_URL', message: EXAMPLE });
    }
  }
  for (const name of ADDRESSES) {
    const [, domain = ''] = variables[name].split('@');
    if (isReservedName(domain)) faults.push({ name, message: EXAMPLE });
  }
  if (RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR) {
    const message = `may be at most ${MAX_RATE_LIMIT_FACTOR} in production`;
    faults.push({ name: 'RATE_LIMIT_FACTOR', message });
  }
  return faults;
}
