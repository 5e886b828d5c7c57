import { ExplainedError } from '@museum/database/explained-error';

/** Runs a program; a fault that explains itself ends it with that sentence, any other with its stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof ExplainedError ? error.message : error);
    process.exitCode = 1;
  }
}
