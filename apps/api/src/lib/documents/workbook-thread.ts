import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/http/app-error.ts';
import { limitConcurrency } from '#lib/http/limits/limit-concurrency.ts';

const TOO_MANY_WORKBOOKS = {
  message: 'Već se pripremaju dva Excel fajla. Pokušajte ponovo za nekoliko sekundi.',
  retryAfter: 10,
};

/** Writes a workbook of many lines unless two are being written. @throws AppError TOO_MANY_REQUESTS */
export const atMostTwo = limitConcurrency({
  running: 2,
  waiting: 0,
  refuse: () => new AppError('TOO_MANY_REQUESTS', TOO_MANY_WORKBOOKS),
});

/** Megabytes; 40,000 rows get by with 256. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };

/**
 * A workbook as a thread of its own makes it: `program` is the thread's module, which posts the file
 * that it makes of `data`.
 * @throws AppError TOO_MANY_REQUESTS while two workbooks are being written
 */
export const workbookInThread = (program: string, data: unknown): Promise<Uint8Array> =>
  atMostTwo(async () => {
    const worker = new Worker(new URL(program), {
      workerData: data,
      resourceLimits: THREAD_MEMORY,
    });
    try {
      const [file] = (await once(worker, 'message')) as [Uint8Array];
      return file;
    } finally {
      void worker.terminate();
    }
  });
