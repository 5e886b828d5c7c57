// A thread of its own for one export: writing a workbook must not hold up other calls.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { isDatabaseFault } from '#lib/database/database-fault.ts';
import { connectDatabase, type DatabaseAddress, disconnectDatabase } from '#lib/database/prisma.ts';
import { readVisitRequestBatches } from '#visit-requests/list/visit-request-export-store.ts';
import { writeAnnouncementWorkbook } from './announcement-workbook.ts';
import { filterInWords } from './filter-in-words.ts';
import { exportedFilter, LIST_EXPORTS } from './list-export.ts';
import type { ExportJob } from './stream-export.ts';
import { writeVisitRequestsWorkbook } from './visit-requests-workbook.ts';

const WRITERS = {
  visitRequests: writeVisitRequestsWorkbook,
  announcement: writeAnnouncementWorkbook,
};

const port = parentPort as MessagePort;
const { databaseAddress, kind, filter } = workerData as ExportJob & {
  databaseAddress: DatabaseAddress;
};

/** Passes a piece on when the reader has asked for it, so that a slow reader slows the writer. */
const toReader = () => {
  const asked = async () => {
    if (credits === 0) await once(port, 'message');
    credits -= 1;
  };
  let credits = 0;
  port.on('message', () => (credits += 1));
  return new Writable({
    write(chunk: Buffer, _, done) {
      void asked().then(() => {
        port.postMessage(chunk);
        done();
      });
    },
  });
};

/** Prisma's errors lose their codes between threads: a fault of the database would seem to be ours. */
const portable = (error: unknown) =>
  isDatabaseFault(error)
    ? Object.assign(new Error((error as Error).message), { code: 'ECONNRESET' })
    : error;

connectDatabase(databaseAddress);
const output = toReader();
const exported = exportedFilter(filter, LIST_EXPORTS[kind]);
await readVisitRequestBatches(exported, (batches, lookedThrough) =>
  WRITERS[kind](output, filterInWords(filter, lookedThrough), batches),
).catch((error: unknown) => {
  throw portable(error);
});
await disconnectDatabase();
port.postMessage(null);
port.close();
