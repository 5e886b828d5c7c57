// A server of its own, for tests of two at once: issues the predračuni of requests, many at a time.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isDatabaseFault } from '#lib/database/database-fault.ts';
import { connectDatabase, databaseAddress, disconnectDatabase } from '#lib/database/prisma.ts';
import { issueNow } from '#visit-requests/proforma/issue-store.ts';

/** The numbers that were given, and how many requests got none. */
type Issued = { numbers: string[]; failed: number };

/** Issues the predračuni of requests in another process, on this one's database. */
export async function issueOnServer(ids: number[]): Promise<Issued> {
  const program = [import.meta.filename, databaseAddress.directUrl, ...ids.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return JSON.parse(stdout) as Issued;
}

/** As many as the server has connections. */
const AT_ONCE = 10;

async function issueAll(ids: number[]): Promise<Issued> {
  const act = { actor: { staffId: null, name: 'Jelena' }, now: new Date('2027-02-01T09:00:00Z') };
  const issued: Issued = { numbers: [], failed: 0 };
  const issueOneByOne = async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      try {
        issued.numbers.push(...(await issueNow(id, act)).map(({ number }) => number));
      } catch (error) {
        // On a slow machine one waits too long for the number of another; staff would press again.
        if (isDatabaseFault(error)) ids.push(id);
        else issued.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, issueOneByOne));
  return issued;
}

if (import.meta.main) {
  const [url = '', ...ids] = process.argv.slice(2);
  connectDatabase(url);
  const issued = await issueAll(ids.map(Number));
  await disconnectDatabase();
  console.log(JSON.stringify(issued));
}
