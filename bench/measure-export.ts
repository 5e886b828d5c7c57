import type { ProductServer } from '@museum/testing/product-server';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from './processes.ts';

const PATH = '/api/v1/visit-request/query/excel-download';

/** Downloads the list workbook and watches the server's memory and its other calls meanwhile. */
export async function measureExport(product: ProductServer, token: string) {
  const { url } = product;
  const child = product.process();
  const before = residentMegabytes(child);
  let peak = before;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      peak = Math.max(peak, residentMegabytes(child));
      await wait(50);
    }
  })();
  const others = callMeanwhile(url, () => isRunning);

  const start = performance.now();
  const answer = await fetch(`${url}${PATH}`, { headers: { authorization: `Bearer ${token}` } });
  let firstByteMs = 0;
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    firstByteMs ||= performance.now() - start;
    bytes += (chunk as Uint8Array).length;
  }
  const seconds = (performance.now() - start) / 1000;
  isRunning = false;
  await watching;
  const latencies = (await others).sort((a, b) => a - b);
  return {
    firstByteMs: Math.round(firstByteMs),
    seconds: Number(seconds.toFixed(1)),
    kilobytes: Math.round(bytes / 1024),
    grownMegabytes: peak - before,
    othersP99Ms: Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0),
  };
}

async function callMeanwhile(url: string, isRunning: () => boolean) {
  const latencies: number[] = [];
  while (isRunning()) {
    const start = performance.now();
    await (await fetch(`${url}/api/v1/prices/mapping`)).arrayBuffer();
    latencies.push(performance.now() - start);
    await wait(10);
  }
  return latencies;
}
