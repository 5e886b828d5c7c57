import { defineConfig } from '@playwright/test';

import { chooseBrowser } from '@museum/testing/choose-browser';

// Journeys in a real browser against the real server, database and mail server; see e2e/support and testing.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/failures',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than a small machine has processors: a journey often waits, for a quiet network or for
  // the two seconds that no form is sent before.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: await chooseBrowser(),
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // They choose their widths themselves, or look at none: what is sent, kept and told.
      testIgnore: [
        'budgets',
        'public-html',
        'public-widths',
        'larger-text',
        'low-window',
        'forced-colours',
        'late-availability',
        'focus',
        'staff-calendar',
        'live',
        'session',
        'start',
        'page-not-loaded',
        'staff-documents',
        'submit-server-down',
        'submit-two-tabs',
      ].map((name) => `${name}.spec.ts`),
      use: {
        viewport: { width: 390, height: 844 },
        // One pixel a point: four times as many would only be drawn, and looked at by nobody.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'reliability', testDir: 'bench/reliability' },
  ],
});
