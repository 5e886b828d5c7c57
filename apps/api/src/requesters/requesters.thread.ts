// A thread of its own for one workbook: writing thousands of rows must not hold up other calls.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { requestersWorkbook } from './requesters-workbook.ts';

const requesters = workerData as Parameters<typeof requestersWorkbook>;

(parentPort as MessagePort).postMessage(await requestersWorkbook(...requesters));
