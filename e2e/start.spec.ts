import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProductServer } from '@museum/testing/product-server';

import { expect, test } from './support/journey.ts';

test('a start that is told to end before it is the server ends', async () => {
  const plant = join(import.meta.dirname, 'plants/end-while-starting.ts');
  await expect(startProductServer({ plant })).rejects.toThrow('The server ended at its start');
});

test('a start with a wrong variable ends before it makes or changes a database', async () => {
  const folder = test.info().outputPath('data');
  const variables = { DATA_DIR: folder, LOG_LEVEL: 'loud' };
  await expect(startProductServer({ variables })).rejects.toThrow('The server ended at its start');
  expect(readdirSync(folder)).toEqual([]);
});
