import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { Response } from 'express';
import type { DatabaseAddress } from '#lib/database/prisma.ts';
import { calmAddress } from '#lib/database/read-replica.ts';
import { atMostTwo } from '#lib/documents/workbook-thread.ts';
import { sendFileHeaders, type FileHeaders } from '#lib/http/send-file.ts';
import type { LIST_EXPORTS } from './list-export.ts';

export type ExportJob = {
  kind: keyof typeof LIST_EXPORTS;
  filter: VisitRequestFilter;
};

const EXPORT_THREAD = import.meta.resolve('#threads/visit-requests/documents/export');

/** Megabytes: little, so that the thread clears up instead of growing. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** The bytes of an export as a thread of its own writes them, at the reader's pace. */
const exportOf = (job: ExportJob, databaseAddress: DatabaseAddress): Readable => {
  const worker = new Worker(new URL(EXPORT_THREAD), {
    workerData: { ...job, databaseAddress },
    resourceLimits: WORKER_MEMORY,
  });
  const bytes = new Readable({
    read: () => worker.postMessage('more'),
    destroy: (error, done) => {
      void worker.terminate().then(() => done(error));
    },
  });
  worker.on('message', (chunk: Uint8Array | null) => bytes.push(chunk));
  worker.on('error', (error: Error) => bytes.destroy(error));
  return bytes;
};

/**
 * Answers with a workbook while it is being written. Faults before the first bytes are answered as
 * errors; later ones end the connection, so that half a file is never taken for a whole one.
 * Somebody who closes the window has not met a fault; the thread ends at once.
 * @throws AppError TOO_MANY_REQUESTS while two workbooks are being written
 */
export async function streamExport(job: ExportJob, response: Response, headers: FileHeaders) {
  await atMostTwo(async () => {
    const bytes = exportOf(job, await calmAddress());
    await Promise.race([once(bytes, 'readable'), once(response, 'close')]);
    if (response.destroyed) {
      bytes.destroy();
      return;
    }
    sendFileHeaders(response, headers);
    await pipeline(bytes, response, { end: false }).catch((error: unknown) => {
      response.destroy();
      if (!isClosedEarly(error)) throw error;
    });
  });
  // Only now: whoever has the whole file finds its place free again.
  response.end();
}

const isClosedEarly = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
