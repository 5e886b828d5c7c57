// Planted fault: a cell that takes a text with an equals sign for a formula, as a spreadsheet does.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const fromApi = createRequire(join(import.meta.dirname, '../../../apps/api/package.json'));
const Cell = fromApi('exceljs/lib/doc/cell') as { prototype: object };
const value = Object.getOwnPropertyDescriptor(Cell.prototype, 'value')!;

Object.defineProperty(Cell.prototype, 'value', {
  ...value,
  set(text: unknown) {
    const isFormula = typeof text === 'string' && text.startsWith('=');
    value.set?.call(this, isFormula ? { formula: text.slice(1) } : text);
  },
});
