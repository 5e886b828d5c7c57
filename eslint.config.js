import pluginQuery from '@tanstack/eslint-plugin-query';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rules of docs/architecture.md that a machine can hold. */
const unlimited = [
  '**/*.test.{ts,tsx}',
  'apps/web/src/content/**',
  'packages/art/src/**',
  'e2e/**',
  'bench/**',
];

/** How long a function may be; a component holds its markup, too, and a hook its handlers. */
const functionLines = (max) => [
  'error',
  { max, skipBlankLines: true, skipComments: true, IIFEs: true },
];

/** Tables written as functions: routes, and what the tests' server answers. */
const tables = ['**/{public,staff,document}-routes.{ts,tsx}', '**/test/**', '**/testing/**'];

/** What would let a text that somebody typed become markup, a pattern or a command. */
const dangerous = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'React draws texts as texts.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'React draws texts as texts.',
  },
  { selector: "NewExpression[callee.name='RegExp']", message: 'Write patterns out.' },
];

const restricted = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'The environment is read in env.ts only.',
  },
  ...dangerous,
];

/** The server is served from a bundle, which stands in another folder than most of its sources. */
const ownPlace = {
  selector:
    "MemberExpression[object.type='MetaProperty'][property.name=/^(dirname|filename|url)$/]",
  message: "Name files from the package: import.meta.resolve('#…').",
};

/** One import style: './' for the own folder and what lies below it, '#' for everything else. */
const OWN_FOLDER = { group: ['../*'], message: "Write '#…' for what is not in this folder." };

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/dist-server',
      '**/generated',
      '**/*.generated.*',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'check-file': checkFile },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': functionLines(40),
      'max-depth': ['error', 3],
      complexity: ['error', 16],
      'no-restricted-syntax': ['error', ...restricted],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // What stands beside a rest is named to be left out of it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{apps,packages,e2e}/**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, ...pluginQuery.configs['flat/recommended']],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [OWN_FOLDER] }] },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:child_process',
              message:
                'The server starts no programs but its own: pages are rendered, holidays looked up.',
            },
          ],
          patterns: [OWN_FOLDER],
        },
      ],
    },
  },
  {
    files: ['apps/api/src/*/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restricted, ownPlace] },
  },
  {
    files: ['apps/api/src/site/render-site.ts', 'apps/api/src/settings/holidays.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [OWN_FOLDER] }] },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    rules: { 'max-lines-per-function': functionLines(60) },
  },
  {
    files: unlimited,
    rules: { 'max-lines': 'off' },
  },
  {
    files: [...unlimited, ...tables],
    rules: { 'max-lines-per-function': 'off', 'max-depth': 'off' },
  },
  {
    // Command-line programs talk on the console and read their environment.
    files: [
      'scripts/**',
      'apps/web/scripts/**',
      'bench/**',
      'e2e/**',
      '**/env.ts',
      '*.ts',
      '**/testing/**',
      '**/test/**',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // supertest types answers as `any`; tests compare them as a whole.
    files: ['apps/api/**/*.test.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
