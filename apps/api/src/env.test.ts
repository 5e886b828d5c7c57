import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const SECRET = 'a secret that has thirty-two bytes';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://museum@db/museum',
  JWT_SECRET: SECRET,
  PUBLIC_URL: 'https://dinosville.rs',
  SMTP_URL: 'smtp://user:pass@mail:587',
  ADMIN_EMAIL: 'direktorka@dinosville.rs',
  MAIL_FROM: 'posete@dinosville.rs',
  MAIL_OFFICE: 'kancelarija@dinosville.rs',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readEnv', () => {
  it('needs no variable outside production', () => {
    expect(readEnv({ DATA_DIR: folder })).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      ADMIN_EMAIL: 'admin@example.rs',
      TRUST_PROXY: 0,
      RATE_LIMIT_FACTOR: 1,
    });
  });

  it('takes an empty variable for an unset one', () => {
    const env = readEnv({ DATA_DIR: folder, PORT: '', DATABASE_URL: '', SMTP_URL: '' });

    expect(env).toMatchObject({ PORT: 3000, DATABASE_URL: undefined, SMTP_URL: undefined });
  });

  it('removes personal data after what the site promises, or sooner', () => {
    const days = { RETENTION_VISIT_REQUEST_DAYS: '90', RETENTION_AUDIT_DAYS: '' };

    expect(readEnv({ DATA_DIR: folder, ...days })).toMatchObject({
      RETENTION_VISIT_REQUEST_DAYS: 90,
      RETENTION_CONTACT_MESSAGE_DAYS: 365,
      RETENTION_MAIL_DAYS: 365,
      RETENTION_AUDIT_DAYS: 1095,
    });
  });

  it('makes a secret once and keeps it where only its owner may read it', () => {
    const first = readEnv({ DATA_DIR: join(folder, 'new') });
    const second = readEnv({ DATA_DIR: join(folder, 'new') });
    const file = join(folder, 'new/jwt-secret');

    expect(Buffer.byteLength(first.JWT_SECRET)).toBeGreaterThanOrEqual(32);
    expect(second.JWT_SECRET).toBe(first.JWT_SECRET);
    expect(readFileSync(file, 'utf8')).toBe(first.JWT_SECRET);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('ends with one sentence when the secret cannot be kept', () => {
    mkdirSync(join(folder, 'jwt-secret'));

    expect(() => readEnv({ DATA_DIR: folder })).toThrow(/^The secret .*jwt-secret: EISDIR.*$/);
  });

  it('accepts what production needs', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ JWT_SECRET: SECRET });
  });

  it.each(['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const)(
    'refuses production without %s',
    (name) => {
      expect(() => readEnv({ ...PRODUCTION, [name]: '' })).toThrow(
        `The configuration is wrong:\n  ${name}: must be set in production`,
      );
    },
  );

  it('counts no proxy in front of production unless told (contract §1)', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ TRUST_PROXY: 0 });
  });

  it.each([
    ['MAIL_OFFICE', ''],
    ['MAIL_OFFICE', 'kancelarija@example.rs'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'posete@mejl.EXAMPLE.rs'],
    ['ADMIN_EMAIL', ''],
    ['ADMIN_EMAIL', 'ja@example.org'],
    ['ADMIN_EMAIL', 'ja@muzej.test'],
    ['PUBLIC_URL', 'http://dinosville.rs'],
    ['PUBLIC_URL', 'https://museum.example.rs'],
    ['PUBLIC_URL', 'https://muzej.invalid'],
    ['PUBLIC_URL', 'https://localhost:3000'],
    ['RATE_LIMIT_FACTOR', '11'],
    ['RATE_LIMIT_FACTOR', '100000'],
  ])('refuses production with %s=%s', (name, value) => {
    expect(() => readEnv({ ...PRODUCTION, [name]: value })).toThrow(
      new RegExp(`^The configuration is wrong:\n  ${name}: [^\n]+ in production[^\n]*$`),
    );
  });

  it('accepts a name that only looks like an example', () => {
    const MAIL_OFFICE = 'kancelarija@nijeexample.rs';

    expect(readEnv({ ...PRODUCTION, MAIL_OFFICE, RATE_LIMIT_FACTOR: '10' })).toMatchObject({
      MAIL_OFFICE,
    });
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '30OO'],
    ['DATABASE_URL', 'mysql://db'],
    // Past which pooler?
    ['DATABASE_DIRECT_URL', 'postgresql://museum@db/museum'],
    // Of which primary?
    ['DATABASE_READ_URL', 'postgresql://museum@replica/museum'],
    ['JWT_SECRET', 'short'],
    ['PUBLIC_URL', 'museum.example.rs'],
    // The site is served from the root only: no link would lead anywhere.
    ['PUBLIC_URL', 'https://museum.example.rs/poseta'],
    ['PUBLIC_URL', 'https://museum.example.rs/?lang=sr'],
    ['SMTP_URL', 'mail.example.rs:587'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', '1234567'],
    ['MAIL_FROM', 'Museum <a@example.rs>'],
    ['MAIL_OFFICE', 'a@example.rs, b@example.rs'],
    ['TRUST_PROXY', 'true'],
    ['HSTS_SUBDOMAINS', 'maybe'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RETENTION_VISIT_REQUEST_DAYS', '0'],
    ['RETENTION_VISIT_REQUEST_DAYS', '731'],
    ['RETENTION_MAIL_DAYS', 'two years'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and says so', (name, value) => {
    expect(() => readEnv({ DATA_DIR: folder, [name]: value })).toThrow(
      new RegExp(`^The configuration is wrong:\n  ${name}: .+$`),
    );
  });

  it('refuses a replica that is no address', () => {
    const DATABASE_URL = 'postgresql://museum@db/museum';

    expect(() => readEnv({ DATABASE_URL, DATABASE_READ_URL: 'replica' })).toThrow(
      'DATABASE_READ_URL: must be an address that starts with postgres:// or postgresql://',
    );
  });

  it.each([
    ['NODE_ENV', 'development, test, production'],
    ['LOG_LEVEL', 'fatal, error, warn, info, debug, trace, silent'],
  ])('says what %s may be', (name, choices) => {
    expect(() => readEnv({ DATA_DIR: folder, [name]: 'loud' })).toThrow(
      `${name}: must be one of ${choices}`,
    );
  });

  it('lists all wrong variables at once: by themselves, in production, on the disk', () => {
    writeFileSync(join(folder, 'file'), '');
    const wrong = { PORT: 'x', JWT_SECRET: 'short', PUBLIC_URL: 'muzej', SMTP_URL: '' };
    const start = () =>
      readEnv({ ...PRODUCTION, ...wrong, DATA_DIR: join(folder, 'file/x'), MAIL_FROM: '' });

    expect(start).toThrow(
      new RegExp(
        [
          '^The configuration is wrong:',
          '  PORT: .+',
          '  DATA_DIR: The data directory .+/file/x cannot be written \\(ENOTDIR\\): .+',
          '  JWT_SECRET: must have at least 32 bytes',
          '  PUBLIC_URL: must be an address that starts with http:// or https://',
          '  SMTP_URL: must be set in production',
          '  MAIL_FROM: must be your own in production, not an example$',
        ].join('\n'),
      ),
    );
  });
});
