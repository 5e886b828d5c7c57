// What oxlint cannot say by itself; it loads this as a plugin (oxlint.config.ts).
import { relative } from 'node:path';

type Context = {
  cwd: string;
  filename: string;
  options: { selector: string; message: string }[];
  report: (finding: { node: unknown; message: string }) => void;
};

const KEBAB_CASE = /^([a-z0-9]+(-[a-z0-9]+)*[/\\])*[a-z0-9]+(-[a-z0-9]+)*([.]\w+)+$/;

export default {
  meta: { name: 'museum' },
  rules: {
    'no-restricted-syntax': {
      meta: { schema: false },
      create: ({ options, report }: Context) =>
        Object.fromEntries(
          options.map(({ selector, message }) => [
            selector,
            (node: unknown) => report({ node, message }),
          ]),
        ),
    },
    'kebab-case-names': {
      create: ({ cwd, filename, report }: Context) => ({
        Program: (node: unknown) => {
          const name = relative(cwd, filename);
          if (!KEBAB_CASE.test(name))
            report({ node, message: 'Names of files and folders are kebab-case.' });
        },
      }),
    },
  },
};
