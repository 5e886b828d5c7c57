import type { Writable } from 'node:stream';
import type ExcelJS from 'exceljs';

/**
 * Resolves once the rows that a streaming sheet has committed are on their way to the reader.
 * exceljs writes into its zip without looking whether it keeps up; a producer that doesn't wait
 * here piles the whole sheet up in memory.
 */
export const sheetDrained = async (sheet: ExcelJS.Worksheet) => {
  const { stream } = sheet as unknown as { stream: { pipes: Writable[] } };
  await Promise.all(stream.pipes.map(drained));
};

type OldWritable = Writable & { _writableState: { needDrain: boolean } };

// The zip brings its own, older streams, without the property `writableNeedDrain`.
const drained = (pipe: Writable) =>
  new Promise<void>((resolve) => {
    if ((pipe as OldWritable)._writableState.needDrain) pipe.once('drain', resolve);
    else resolve();
  });
