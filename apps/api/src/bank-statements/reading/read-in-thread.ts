import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableReading } from '@museum/shared/payments/bank-statement-schema';
import { AppError } from '#lib/http/app-error.ts';
import { limitConcurrency } from '#lib/http/limits/limit-concurrency.ts';
import type { FileContent } from './read-statements.ts';

export type ReadingJob = {
  bytes: Uint8Array;
  /** 18 digits. */
  ownAccount: string;
  /** How a table is to be read; undefined for other files and until staff have explained it. */
  reading?: TableReading | undefined;
};

export type ReadingOutcome = { content: FileContent } | { fault: string };

const atMostOne = limitConcurrency({
  running: 1,
  waiting: 3,
  refuse: () =>
    new AppError('TOO_MANY_REQUESTS', {
      message: 'Već se učitava nekoliko izvoda. Pokušajte ponovo za nekoliko sekundi.',
      retryAfter: 10,
    }),
});

const READING_THREAD = import.meta.resolve('#threads/bank-statements/reading/reading');

/** Megabytes; 20,000 lines of XML need some 200. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

const TOO_MUCH = 'Fajl je prevelik za učitavanje. Preuzmite izvod za kraći period.';

const refused = (message: string) => new AppError('VALIDATION_ERROR', { field: 'file', message });

/** Reads a bank's file in a thread of its own. @throws AppError VALIDATION_ERROR with field "file" */
export const readInThread = (job: ReadingJob): Promise<FileContent> =>
  atMostOne(async () => {
    const worker = new Worker(new URL(READING_THREAD), {
      workerData: job,
      resourceLimits: THREAD_MEMORY,
    });
    try {
      const [outcome] = (await once(worker, 'message')) as [ReadingOutcome];
      if ('fault' in outcome) throw refused(outcome.fault);
      return outcome.content;
    } catch (error) {
      const { code } = error as { code?: string };
      throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused(TOO_MUCH) : error;
    } finally {
      void worker.terminate();
    }
  });
