import { join, resolve } from 'node:path';
import { ensureDataDirectory } from '@museum/database/data-directory';
import { ExplainedError } from '@museum/database/explained-error';
import { MIN_PASSWORD_LENGTH } from '@museum/shared/auth/sign-in-schema';
import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import { RETENTION_DAYS } from '@museum/shared/privacy/retention-days';
import { z } from 'zod';
import { readOrCreateSecret } from './lib/generated-secret.ts';
import { isReservedName } from './lib/reserved-name.ts';

/** Paths are relative to the project, wherever a program was started. */
const PROJECT = join(import.meta.dirname, '../../..');

/** Fewest bytes of a secret that signs tokens. */
const MIN_SECRET_BYTES = 32;

/** An unset variable and an empty one mean the same. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((given) => (given === undefined || given === '' ? value : given), schema);

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .refine((value) => value <= max, `must be a whole number from 0 to ${max}`);

/** A time after which personal data goes; at most what the site promises. */
const days = (promised: number) => {
  const message = `must be a number of days from 1 to ${promised}, which /privatnost promises`;
  return withDefault(
    z
      .string()
      .regex(/^\d{1,9}$/, message)
      .transform(Number)
      .refine((value) => value >= 1 && value <= promised, message),
    String(promised),
  );
};

const urlOf = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    );

const endsAfterHost = (value: string) => {
  if (!URL.canParse(value)) return true; // told already
  const { pathname, search, hash } = new URL(value);
  return /^\/*$/.test(pathname) && search + hash === '';
};

const oneOf = <const Names extends string[]>(...names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

const mailAddress = z.email('must be an e-mail address');

const dataDirectory = z
  .string()
  .transform((path) => resolve(PROJECT, path))
  .superRefine((path, context) => {
    try {
      ensureDataDirectory(path);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });

const variablesSchema = z.object({
  NODE_ENV: withDefault(oneOf('development', 'test', 'production'), 'development'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(wholeNumber(65_535), '3000'),
  DATABASE_URL: optional(urlOf('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: optional(urlOf('postgres:', 'postgresql:')),
  DATABASE_READ_URL: optional(urlOf('postgres:', 'postgresql:')),
  DATA_DIR: withDefault(dataDirectory, '.data'),
  ADMIN_EMAIL: withDefault(mailAddress, 'admin@example.rs'),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
      .max(TEXT_LIMITS.password, `may have at most ${TEXT_LIMITS.password} characters`),
  ),
  JWT_SECRET: optional(
    z
      .string()
      .refine(
        (value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES,
        `must have at least ${MIN_SECRET_BYTES} bytes`,
      ),
  ),
  PUBLIC_URL: optional(
    urlOf('http:', 'https:').refine(
      endsAfterHost,
      'must end after the host: the site is served from there, not from a path below',
    ),
  ),
  HSTS_SUBDOMAINS: withDefault(z.stringbool('must be true or false'), 'false'),
  SMTP_URL: optional(urlOf('smtp:', 'smtps:')),
  MAIL_FROM: withDefault(mailAddress, 'posete@example.rs'),
  MAIL_OFFICE: withDefault(mailAddress, 'kancelarija@example.rs'),
  TRUST_PROXY: withDefault(wholeNumber(10), '0'),
  RATE_LIMIT_FACTOR: withDefault(
    z.coerce.number('must be a number above 0').positive('must be a number above 0'),
    '1',
  ),
  RETENTION_VISIT_REQUEST_DAYS: days(RETENTION_DAYS.visitRequest),
  RETENTION_CONTACT_MESSAGE_DAYS: days(RETENTION_DAYS.contactMessage),
  RETENTION_MAIL_DAYS: days(RETENTION_DAYS.mail),
  RETENTION_AUDIT_DAYS: days(RETENTION_DAYS.auditValues),
  METRICS_PORT: optional(wholeNumber(65_535)),
  LOG_LEVEL: withDefault(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
  ),
});

type Variables = z.output<typeof variablesSchema>;

type Refuse = (name: keyof Variables, message: string) => void;

const REQUIRED = ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;
const ADDRESSES = ['ADMIN_EMAIL', 'MAIL_FROM', 'MAIL_OFFICE'] as const;

/** More would let a flood through that the limits are there for. */
const MAX_RATE_LIMIT_FACTOR = 10;

const EXAMPLE = 'must be your own in production, not an example';

/** What a server that is open to everybody may not be started with. */
function refuseInProduction(env: Variables, refuse: Refuse): void {
  for (const name of REQUIRED) {
    if (env[name] === undefined) refuse(name, 'must be set in production');
  }
  const { PUBLIC_URL, RATE_LIMIT_FACTOR } = env;
  if (PUBLIC_URL !== undefined && URL.canParse(PUBLIC_URL)) {
    const { protocol, hostname } = new URL(PUBLIC_URL);
    if (protocol !== 'https:') refuse('PUBLIC_URL', 'must start with https:// in production');
    else if (isReservedName(hostname)) refuse('PUBLIC_URL', EXAMPLE);
  }
  for (const name of ADDRESSES) {
    const [, domain = ''] = env[name].split('@');
    if (isReservedName(domain)) refuse(name, EXAMPLE);
  }
  if (RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR) {
    refuse('RATE_LIMIT_FACTOR', `may be at most ${MAX_RATE_LIMIT_FACTOR} in production`);
  }
}

const schema = variablesSchema.superRefine(
  (env, context) => {
    const refuse: Refuse = (name, message) => {
      context.addIssue({ code: 'custom', path: [name], message });
    };
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
      if (env[name] !== undefined && env.DATABASE_URL === undefined) {
        refuse(name, 'DATABASE_URL must be set, too');
      }
    }
    if (env.NODE_ENV === 'production') refuseInProduction(env, refuse);
  },
  // Also where a variable by itself is wrong, so that all faults are told at once.
  { when: () => true },
);

/** The configuration of a server, read once at its start. */
export type Env = Omit<Variables, 'JWT_SECRET' | 'PUBLIC_URL'> & {
  JWT_SECRET: string;
  /** Without a slash at its end. */
  PUBLIC_URL: string;
};

/**
 * The environment as typed values (contract §1). Outside production a missing JWT_SECRET is made
 * once and kept in DATA_DIR, which exists from now on.
 * @throws ExplainedError with one line per wrong variable
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = schema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ExplainedError(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const variables = result.data;
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`;
  return {
    ...variables,
    JWT_SECRET: variables.JWT_SECRET ?? readOrCreateSecret(join(variables.DATA_DIR, 'jwt-secret')),
    PUBLIC_URL: publicUrl.replace(/\/+$/, ''),
  };
}
