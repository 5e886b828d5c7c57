import type { Proforma } from '@museum/shared/payments/proforma-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { issueOnServer } from '#test/issue-on-server.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeEach(async () => {
  await emptyTables('visit_request', 'proforma_counter', 'audit_entry', 'mail');
  calls = await visitRequestCalls({ clock: () => new Date('2027-02-01T09:00:00Z') });
});

async function receive(count: number) {
  const requests = [];
  for (let index = 0; index < count; index += 1) {
    requests.push(await calls.create(buildVisitRequest({ visitDate: '2027-03-03' })));
  }
  return requests;
}

/** The audit trail comes last in the transaction: its number has been taken by then. */
const failFor = (subject: string) =>
  prisma.$transaction([
    prisma.$executeRawUnsafe(`CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN IF NEW.subject IN (${subject}) THEN RAISE EXCEPTION 'planted'; END IF; RETURN NEW; END$$`),
    prisma.$executeRawUnsafe(
      `CREATE TRIGGER planted BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION planted()`,
    ),
  ]);
const failNoMore = () => prisma.$executeRawUnsafe(`DROP FUNCTION planted CASCADE`);

const numbersUpTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `PR-2027-${String(index + 1).padStart(6, '0')}`);

it('200 issued at once by two servers, some of them in vain, are numbered from 1 to 200', async () => {
  const requests = await receive(210);
  const inVain = requests.filter((_, index) => index % 21 === 7);
  await failFor(inVain.map(({ normalizedId }) => `'${normalizedId}'`).join());

  const half = (rest: number) =>
    requests.filter((_, index) => index % 2 === rest).map(({ id }) => id);
  const servers = await Promise.all([issueOnServer(half(0)), issueOnServer(half(1))]);
  await failNoMore();

  expect(servers.map(({ failed }) => failed).reduce((sum, failed) => sum + failed)).toBe(10);
  for (const { numbers } of servers) expect(numbers.length).toBeGreaterThan(80);
  expect(servers.flatMap(({ numbers }) => numbers).toSorted()).toEqual(numbersUpTo(200));
  const stored = await prisma.proforma.findMany({ orderBy: { number: 'asc' } });
  expect(stored.map(({ number }) => number)).toEqual(numbersUpTo(200));
}, 60_000);

it('one that is undone leaves no gap', async () => {
  const [first, second, third] = await receive(3);
  const issue = (request: typeof first) => calls.issueProforma(request?.id ?? 0);
  await issue(first).expect(201);
  await failFor(`'${second?.normalizedId}'`);
  await issue(second).expect(500);
  await failNoMore();
  expect(await prisma.proforma.count()).toBe(1);

  const [proforma] = dataOf<Proforma[]>(await issue(third).expect(201));
  expect(proforma?.number).toBe('PR-2027-000002');
});
