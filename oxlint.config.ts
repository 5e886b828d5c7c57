import { defineConfig } from 'oxlint';

/** Rules of docs/architecture.md that a machine can hold. */
const unlimited = [
  '**/*.test.{ts,tsx}',
  'apps/web/src/content/**',
  'packages/art/src/**',
  'e2e/**',
  'bench/**',
];

/** How long a function may be; a component holds its markup, too, and a hook its handlers. */
const functionLines = (max: number) => ({
  max,
  skipBlankLines: true,
  skipComments: true,
  IIFEs: true,
});

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
  {
    selector: 'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
    message: 'Write the properties out.',
  },
  ...dangerous,
  {
    selector:
      "Property[key.name='queryFn'] > :function > BlockStatement:not(:has(ReturnStatement))",
    message: 'A query answers with something.',
  },
];

/** Drawings of `components` (a map, strata) and the theme have shades of their own. */
const ownColours = [
  'Literal[value=/#([0-9A-Fa-f]{3}){1,2}\\b/]',
  'TemplateElement[value.raw=/#([0-9A-Fa-f]{3}){1,2}\\b/]',
].map((selector) => ({ selector, message: 'Colours stand in palette.ts.' }));

/** The server is served from a bundle, which stands in another folder than most of its sources. */
const ownPlace = {
  selector:
    "MemberExpression[object.type='MetaProperty'][property.name=/^(dirname|filename|url)$/]",
  message: "Name files from the package: import.meta.resolve('#…').",
};

/** One import style: './' for the own folder and what lies below it, '#' for everything else. */
const OWN_FOLDER = { group: ['../**'], message: "Write '#…' for what is not in this folder." };

export default defineConfig({
  ignorePatterns: ['**/dist', '**/dist-server', '**/generated', '**/*.generated.*', '**/*.cjs'],
  plugins: ['typescript', 'react', 'oxc', 'unicorn'],
  jsPlugins: ['./lint-rules.ts', '@tanstack/eslint-plugin-query'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // With what else typescript-eslint recommends, listed below; of React all rules of its compiler.
  categories: { correctness: 'error' },
  rules: {
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', functionLines(40)],
    'max-depth': ['error', 3],
    complexity: ['error', 16],
    'museum/no-restricted-syntax': ['error', ...restricted],
    'museum/kebab-case-names': 'error',
    'unicorn/no-useless-spread': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-duplicate-imports': 'error',
    // What stands beside a rest is named to be left out of it.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': [
      'error',
      { allowNumber: true, allowBoolean: true },
    ],
    'typescript/switch-exhaustiveness-check': 'error',
    // Of `correctness`, but against what we write on purpose.
    'no-control-regex': 'off',
    'no-empty-pattern': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['apps/web/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // All that it recommends but no-void-query-fn, which needs types; a plugin is given none.
        '@tanstack/query/exhaustive-deps': 'error',
        '@tanstack/query/no-rest-destructuring': 'error',
        '@tanstack/query/stable-query-client': 'error',
        '@tanstack/query/no-unstable-deps': 'error',
        '@tanstack/query/infinite-query-property-order': 'error',
        '@tanstack/query/mutation-property-order': 'error',
      },
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
      rules: { 'museum/no-restricted-syntax': ['error', ...restricted, ...ownColours, ownPlace] },
    },
    {
      files: ['apps/web/src/features/**/*.{ts,tsx}', 'apps/web/src/pages/**/*.tsx'],
      rules: { 'museum/no-restricted-syntax': ['error', ...restricted, ...ownColours] },
    },
    {
      files: ['apps/api/src/site/render-site.ts', 'apps/api/src/settings/holidays.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [OWN_FOLDER] }] },
    },
    {
      files: ['**/*.tsx', '**/use-*.ts'],
      rules: { 'max-lines-per-function': ['error', functionLines(60)] },
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
        '**/testing/**',
        '**/test/**',
      ],
      rules: { 'no-console': 'off', 'museum/no-restricted-syntax': 'off' },
    },
    {
      // supertest types answers as `any`; tests compare them as a whole.
      files: ['apps/api/**/*.test.ts'],
      rules: { 'typescript/no-unsafe-assignment': 'off', 'museum/no-restricted-syntax': 'off' },
    },
    {
      files: ['**/*.config.ts', 'lint-rules.ts'],
      rules: { 'museum/no-restricted-syntax': 'off' },
    },
  ],
});
