/** A fault whose message is a whole sentence for the person at the terminal: print it without a stack. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}
