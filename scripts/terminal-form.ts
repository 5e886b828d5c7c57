import { ExplainedError } from '@museum/database/explained-error';
import { passwordSchema } from '@museum/shared/auth/sign-in-schema';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** What a schema of the shared package can do. */
type FormSchema = {
  safeParseAsync: (
    value: string,
  ) => Promise<
    { success: true; data: string } | { success: false; error: { issues: { message: string }[] } }
  >;
};

type TerminalForm = {
  /** Asks until the answer is valid; a hidden one is not shown while it is typed. */
  ask: (label: string, schema: FormSchema, options?: { hidden?: boolean }) => Promise<string>;
  close: () => void;
};

/**
 * Questions on the terminal, or answered line by line by another program; `@inquirer/prompts` can do
 * only the former: of what is piped to it, the first question takes all.
 */
export function openTerminalForm(): TerminalForm {
  let hidden = false;
  const screen = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({
    input: process.stdin,
    output: screen,
    terminal: process.stdin.isTTY,
  });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const lines = terminal[Symbol.asyncIterator]();

  const askOnce = async (label: string, isHidden: boolean) => {
    process.stdout.write(`${label}: `);
    hidden = isHidden;
    const { done, value } = await lines.next();
    hidden = false;
    if (isHidden) process.stdout.write('\n');
    if (done) throw new ExplainedError('Unos je prekinut, ništa nije sačuvano.');
    return value;
  };
  return {
    ask: async (label, schema, { hidden: isHidden = false } = {}) => {
      for (;;) {
        const result = await schema.safeParseAsync(await askOnce(label, isHidden));
        if (result.success) return result.data;
        console.log(`  ${result.error.issues[0]?.message}`);
      }
    },
    close: () => terminal.close(),
  };
}

/** Asks for a new password, twice, without showing it. */
export async function askForPassword(form: TerminalForm, schema: FormSchema): Promise<string> {
  const hidden = { hidden: true };
  const password = await form.ask('Lozinka (najmanje 8 znakova)', schema, hidden);
  const sameAsBefore = passwordSchema.refine((value) => value === password, 'Lozinke nisu iste');
  return form.ask('Ponovite lozinku', sameAsBefore, hidden);
}
