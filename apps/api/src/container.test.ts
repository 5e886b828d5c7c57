import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

it('is given every variable of .env.example, by the image or by docker-compose.yml', () => {
  const [, variables = ''] = /^x-variables:.*\n((?: {2}.*\n)+)/m.exec(read('docker-compose.yml'))!;
  const [, image = ''] = /^ENV NODE_ENV=((?:.*\\\n)*.*)/m.exec(read('Dockerfile'))!;
  const given = [
    'NODE_ENV',
    ...find(image, / ([A-Z_]+)=/g),
    ...find(variables, /^ {2}([A-Z_]+): /gm),
  ].filter((name) => !['NODE_COMPILE_CACHE', 'MALLOC_TRIM_THRESHOLD_'].includes(name!));
  expect(given.toSorted()).toEqual(find(read('.env.example'), /^([A-Z_]+)=/gm).toSorted());
});

it('starts from the same bundle and with the same limits of memory as pnpm start', () => {
  const [start, image] = [read('scripts/start.js'), read('Dockerfile')];
  const flags = find(start, /'(--[a-z-]+=\w+)'/g);
  const threshold = find(start, /MALLOC_TRIM_THRESHOLD_: '(\d+)'/g);
  expect([...flags, ...threshold]).toHaveLength(4);
  expect(find(image, /MALLOC_TRIM_THRESHOLD_=(\d+)/g)).toEqual(threshold);
  expect(find(image, /^CMD (.*)$/gm)).toEqual([
    `["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "scripts/serve.ts"]`,
  ]);
});

it('has a proxy that sees the addresses of visitors who come by IPv6, too', () => {
  const compose = read('docker-compose.yml');
  const [, proxy = ''] = /^ {2}proxy:\n((?: {4}.*\n)+)/m.exec(compose)!;
  expect(proxy).toContain("'443:443'");
  expect(proxy).toContain('networks: [site]');
  expect(compose).toMatch(/^ {2}site:\n {4}enable_ipv6: true$/m);
});

it('is built and started by scripts that do something when they are run', () => {
  const scripts = find(read('Dockerfile'), /\b(scripts\/[\w-]+\.ts)/g);
  expect(scripts).toContain('scripts/prepare.ts');
  for (const script of scripts) {
    expect(read(script!), script).toMatch(/^(if \(import\.meta\.main\) )?await /m);
  }
});

it('is built from what there is and the builder may see', () => {
  const seen = find(read('.dockerignore'), /^!(.+)$/gm);
  const copied = find(read('Dockerfile'), /^COPY (?!--)(.+) \S+$/gm).flatMap((names) =>
    names!.split(' ').filter((name) => name !== '.'),
  );
  expect(copied.length).toBeGreaterThan(10);
  for (const name of copied) {
    expect(existsSync(join(ROOT, name)), name).toBe(true);
    expect(
      seen.some((start) => name === start || name.startsWith(`${start}/`)),
      name,
    ).toBe(true);
  }
});
