import { join } from 'node:path';
import { startProductServer } from '@museum/testing/product-server';

import { expect, test } from './support/journey.ts';

test('a start that is told to end before it is the server ends', async () => {
  const plant = join(import.meta.dirname, 'plants/end-while-starting.ts');
  await expect(startProductServer({ plant })).rejects.toThrow('The server ended at its start');
});
