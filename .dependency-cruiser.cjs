/**
 * The arrows of docs/architecture.md. A rule names what may NOT be imported; a feature that needs
 * another one is a bridge and stands in the lists below by name.
 */
const WEB_BRIDGES = {
  // A line of a statement is tied to a visit.
  'bank-statements': ['prices', 'visit-requests'],
  // What staff do with the groups of a day.
  calendar: ['visit-requests'],
  // The calendar's words and states; payments, arrivals and details of the visits.
  day: ['calendar', 'visit-requests'],
  'visit-requests': ['availability', 'meals', 'prices'],
  meals: ['prices'],
};
const API_BRIDGES = {
  // What is booked from a statement is a payment for a visit.
  'bank-statements': ['audit', 'auth', 'visit-requests'],
  // Sign-ins and changes of the staff are in the audit trail.
  auth: ['audit'],
  // How full a day is depends on the hours and places that staff set; a request is not in its own way.
  capacity: ['my-request', 'settings'],
  // Who can lead a visit depends on what else is under way then.
  guides: ['audit', 'auth', 'capacity', 'settings', 'visit-requests'],
  // Personal data is in every part; erasing it is noted in the audit trail.
  privacy: ['audit', 'bank-statements', 'mail', 'visit-requests'],
  contact: ['audit', 'auth', 'mail'],
  // A day's sheet: who comes, how full the house gets, what is paid.
  day: ['audit', 'auth', 'capacity', 'guides', 'mail', 'settings', 'visit-requests'],
  // A stream ends with its session.
  live: ['auth'],
  // Seats follow from what staff set.
  kitchen: ['audit', 'auth', 'settings'],
  mail: ['audit', 'auth'],
  // A requester's own page shows and changes what staff see, by the same stores and documents.
  'my-request': ['audit', 'auth', 'capacity', 'mail', 'visit-requests'],
  prices: ['audit', 'auth'],
  // What the visits of each come to; who took the workbook.
  requesters: ['audit', 'auth', 'visit-requests'],
  // Saving tells which visits don't fit any more.
  settings: ['audit', 'auth', 'capacity'],
  // Reminders go only where the settings let them.
  'visit-requests': ['audit', 'auth', 'capacity', 'mail', 'prices', 'settings'],
  // What some visits come to.
  'year-review': ['visit-requests'],
};

const TESTS = '[.]test[.]tsx?$|(^|/)(test|testing)/';

/** One rule per feature with bridges, and one for all the others. */
function islands(app, features, bridges) {
  const rule = (name, from, allowed) => ({
    name,
    comment:
      'Features are islands; add a bridge to .dependency-cruiser.cjs if there is no other way.',
    severity: 'error',
    from,
    to: { path: `^${features}/[^/]+/`, pathNot: allowed },
  });
  return [
    ...Object.entries(bridges).map(([feature, others]) =>
      rule(
        `${app}-feature-${feature}`,
        { path: `^${features}/${feature}/`, pathNot: TESTS },
        `^${features}/(${[feature, ...others].join('|')})/`,
      ),
    ),
    rule(
      `${app}-features-are-islands`,
      {
        path: `^${features}/([^/]+)/`,
        pathNot: [TESTS, `^${features}/(${Object.keys(bridges).join('|')})/`],
      },
      `^${features}/$1/`,
    ),
  ];
}

/** What only one place's tests need; what several need stands in testing/. */
const ownTests = (folder, owner = folder) => ({
  name: 'tests-share-testing-only',
  comment: 'Move what the tests of two places need to testing/.',
  severity: 'error',
  from: { pathNot: owner },
  to: { path: folder },
});

/** The web app's files in `layer` import nothing from the folders above it. */
const below = (layer, above) => ({
  name: `web-${layer}-knows-nothing-above`,
  comment: `${layer} may not import ${above.join(', ')}.`,
  severity: 'error',
  from: { path: `^apps/web/src/${layer}/`, pathNot: TESTS },
  to: { path: `^apps/web/src/(${above.join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one, or that a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'dependencies-are-declared',
      comment: 'Add the package to the package.json of the workspace that imports it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], path: 'node_modules' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^(e2e|bench)/', '^playwright[.]config[.]ts$'] },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
    {
      name: 'product-does-not-import-development-dependencies',
      severity: 'error',
      from: {
        path: '^(apps/(api|web)/src|packages/(art|shared)/src)/',
        // The program that renders pages is bundled at build time.
        pathNot: [TESTS, '^apps/web/src/server/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'shared-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/shared/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/shared/src/', '/node_modules/zod/'] },
    },
    {
      name: 'art-knows-no-app',
      severity: 'error',
      from: { path: '^packages/art/', pathNot: TESTS },
      to: { path: '^(apps|prisma)/' },
    },
    {
      name: 'drawing-stays-behind-the-build',
      comment: 'What the web app imports of a picture is its name, address, size and look.',
      severity: 'error',
      from: { path: '^packages/art/src/[^/]+[.]ts$', pathNot: [TESTS, '/build-art[.]ts$'] },
      to: { path: '^packages/art/src/(drawing|photos)/|/build-art[.]ts$' },
    },
    {
      name: 'database-knows-no-app',
      severity: 'error',
      from: { path: '^prisma/' },
      to: { path: '^(apps|e2e|bench|scripts)/' },
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nobody-imports-programs',
      comment: 'scripts stand on top of everything.',
      severity: 'error',
      from: { path: '^(apps|packages|prisma)/', pathNot: TESTS },
      to: { path: '^scripts/' },
    },
    {
      name: 'testing-knows-no-app',
      comment: 'It starts the product as a process; what it shares must load without it.',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: '^apps/' },
    },
    ownTests('^e2e/', '^(e2e/|playwright[.]config[.]ts$)'),
    ownTests('^bench/'),
    ownTests('^apps/api/test/', '^apps/api/'),
    ownTests('^apps/web/test/', '^apps/web/'),
    {
      name: 'web-runs-in-a-browser',
      comment: 'No Node in what is sent to visitors; server/ is the program that renders pages.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [TESTS, '^apps/web/src/server/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-knows-no-database',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^prisma/' },
    },
    below('lib', ['server', 'app', 'pages', 'features', 'components', 'content']),
    below('content', ['server', 'app', 'pages', 'features', 'components']),
    below('components', ['server', 'app', 'pages', 'features']),
    below('features', ['server', 'app', 'pages']),
    below('pages', ['app', 'server']),
    below('app', ['server']),
    {
      name: 'api-lib-knows-nothing-above',
      comment: 'lib may import lib, the generated client and the type of env.ts.',
      severity: 'error',
      from: { path: '^apps/api/src/lib/', pathNot: TESTS },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/((lib|generated)/|env[.]ts$)' },
    },
    {
      name: 'api-reads-large-libraries-when-needed',
      comment: 'Import them where they are used, with `await import(…)` (decision 16).',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        // The workbooks of lists are written by a thread that ends.
        pathNot: [TESTS, '/documents/(announcement|visit-requests)-workbook[.]ts$'],
      },
      to: {
        path: '/node_modules/(exceljs|pdfkit|nodemailer|@node-rs/argon2)/|^http$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/', pathNot: [TESTS, '^apps/api/src/lib/'] },
      to: { path: '^apps/api/src/[^/]+[.]ts$', pathNot: '^apps/api/src/env[.]ts$' },
    },
    {
      name: 'api-only-stores-talk-to-the-database',
      comment:
        'A query belongs into the *-store.ts of its feature; the export thread only connects.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          ...[TESTS, '-store[.]ts$', '^apps/api/src/(lib/|main[.]ts)'],
          '/documents/(export[.]thread|stream-export)[.]ts$',
        ],
      },
      to: { path: '^apps/api/src/lib/database/prisma[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    ...islands('web', 'apps/web/src/features', WEB_BRIDGES),
    ...islands('api', 'apps/api/src(?!/(lib|generated)/)', API_BRIDGES),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+|packages/[^/]+)/(dist|dist-server|src/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
