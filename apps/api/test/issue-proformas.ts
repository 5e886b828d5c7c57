// A server of its own, for tests of two at once: issues the predračuni of requests, many at a time.
// Takes the database and the requests' ids; prints the numbers, and how many failed.
import { connectDatabase, disconnectDatabase } from '#lib/database/prisma.ts';
import { issueNow } from '#visit-requests/proforma/issue-now-store.ts';

const [url = '', ...ids] = process.argv.slice(2);
const act = { actor: { staffId: null, name: 'Jelena' }, now: new Date('2027-02-01T09:00:00Z') };
connectDatabase(url);
const waiting = ids.map(Number);
const numbers: string[] = [];
let failed = 0;

async function issueOneByOne(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    try {
      numbers.push(...(await issueNow(id, act)).map(({ number }) => number));
    } catch {
      failed += 1;
    }
  }
}

/** As many as the server has connections. */
const AT_ONCE = 10;
await Promise.all(Array.from({ length: AT_ONCE }, issueOneByOne));
await disconnectDatabase();
console.log(JSON.stringify({ numbers, failed }));
