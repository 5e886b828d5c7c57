// A thread of its own for one file: thousands of lines must not hold up other calls, and a file made to
// fill the memory must not end the server.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { ReadingJob, ReadingOutcome } from './read-in-thread.ts';
import { readStatements } from './read-statements.ts';
import { StatementFault } from './statement.ts';

const { bytes, ownAccount, reading } = workerData as ReadingJob;

function outcome(): ReadingOutcome {
  try {
    return { content: readStatements(bytes, ownAccount, reading) };
  } catch (error) {
    if (error instanceof StatementFault) return { fault: error.message };
    throw error;
  }
}

(parentPort as MessagePort).postMessage(outcome());
