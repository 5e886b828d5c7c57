/** A note of more lines than this is set as running text. */
const MAX_LINES = 12;

/**
 * A note that fits a page or a cell whatever its author did with the Enter key: a few lines stay,
 * many are put behind each other with a stroke between them.
 */
export const inFewLines = (note: string) => {
  const lines = note.split(/\r\n|[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '');
  return lines.join(lines.length > MAX_LINES ? ' / ' : '\n');
};
