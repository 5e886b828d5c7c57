// A thread of its own for one workbook: writing thousands of rows must not hold up other calls.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { accountsWorkbook } from './accounts-workbook.ts';

const accounts = workerData as Parameters<typeof accountsWorkbook>;

(parentPort as MessagePort).postMessage(await accountsWorkbook(...accounts));
