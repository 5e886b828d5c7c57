import { atOnce, type AtOnceOptions } from './at-once.ts';
import { awayDatabase, type AwayDatabaseOptions } from './away-database.ts';
import { awayMailServer, type AwayMailServerOptions } from './away-mail-server.ts';
import type { Finding } from './finding.ts';
import { formulas, type FormulasOptions } from './formulas.ts';
import { hostileInput, type HostileInputOptions } from './hostile-input.ts';
import { hostileTexts, type HostileTextsOptions } from './hostile-texts.ts';
import { killedServer, type KilledServerOptions } from './killed-server.ts';
import { lastPlaces, type LastPlacesOptions } from './last-places.ts';
import { mailOrder, type MailOrderOptions } from './mail-order.ts';
import type { RunSetting } from './run-setting.ts';
import { strangers, type StrangersOptions } from './strangers.ts';
import { inTabs, type TabsOptions } from './tabs.ts';

/** A run with a fault in it. */
type PlantedFault = {
  name: string;
  /** The promise that has to turn red. */
  breaks: string;
  start: (setting: RunSetting) => Promise<Finding[]>;
};

/** A run in its full form, in its short one, and with faults that it must find. */
export type Run = {
  name: string;
  full: (setting: RunSetting) => Promise<Finding[]>;
  /** Seconds in place of minutes: pnpm test. */
  short: (setting: RunSetting) => Promise<Finding[]>;
  planted: PlantedFault[];
};

type Form<Options> = Omit<Options, keyof RunSetting | 'plant'>;
/** What is broken, and how much of the short form finds it. */
type Plant<Options> = Partial<Form<Options>> & { breaks: string };

function defineRun<Options extends RunSetting & { plant?: string }>(
  name: string,
  run: (options: Options) => Promise<Finding[]>,
  forms: {
    full: Form<Options>;
    short: Form<Options>;
    plants: Record<NonNullable<Options['plant']>, Plant<Options>>;
  },
): Run {
  const start = (form: Form<Options>, plant?: string) => (setting: RunSetting) =>
    run({ ...setting, ...form, plant } as unknown as Options);
  const plants = Object.entries<Plant<Options>>(forms.plants);
  return {
    name,
    full: start(forms.full),
    short: start(forms.short),
    planted: plants.map(([plant, { breaks, ...form }]) => ({
      name: plant,
      breaks,
      start: start({ ...forms.short, ...form }, plant),
    })),
  };
}

const NO_PARTS = { pairs: 0, creates: 0, refreshes: 0, reuses: 0 };

/** Every measured promise of docs/reliability.md. */
export const RUNS: Run[] = [
  defineRun<KilledServerOptions>('killed-server', killedServer, {
    full: { submissions: 5_000, kills: 50, clients: 16, waitsForClaims: true },
    short: { submissions: 40, kills: 2, clients: 6, waitsForClaims: false },
    plants: {
      'clients-without-keys': { breaks: 'requests stored twice', kills: 0 },
      'mail-not-queued': { breaks: 'acknowledged requests without both mails', kills: 0 },
      'stored-request-lost': { breaks: 'acknowledged requests lost', kills: 0 },
      'sent-mail-not-noted': { breaks: 'mails sent twice', kills: 0 },
      'resent-under-another-id': { breaks: 'copies under another Message-ID', kills: 0 },
    },
  }),
  defineRun<AwayDatabaseOptions & RunSetting>('away-database', awayDatabase, {
    full: { kills: 20, blackHoles: 20, resets: 20 },
    short: { kills: 1, blackHoles: 1, resets: 1 },
    plants: {
      'no-timeouts': { breaks: 'slowest call, in ms', kills: 0, resets: 0 },
      'unheard-pool-errors': {
        // Only a connection that is idle when it breaks is heard by nobody.
        breaks: 'ends of the server process',
        kills: 0,
        blackHoles: 0,
        resets: 8,
      },
      'sulking-pool': { breaks: 'slowest return to readiness, in ms', kills: 0, resets: 0 },
      'commits-not-on-disk': {
        breaks: 'acknowledged requests lost',
        kills: 4,
        blackHoles: 0,
        resets: 0,
      },
    },
  }),
  defineRun<AwayMailServerOptions>('away-mail-server', awayMailServer, {
    full: { submissions: 500, warmUp: 100, awayMs: 100_000, waitsForRetries: true, noiseMs: 150 },
    short: { submissions: 15, warmUp: 10, awayMs: 0, waitsForRetries: false, noiseMs: 700 },
    plants: {
      'mail-within-submission': { breaks: 'median submission while it is silent, in ms' },
      'given-up-after-first-attempt': { breaks: 'requesters written to after its return' },
    },
  }),
  defineRun<HostileInputOptions>('hostile-input', hostileInput, {
    full: { mutated: 50_000, random: 10_000 },
    short: { mutated: 300 },
    plants: {
      'faulty-handler': { breaks: 'answers 5xx', random: 0 },
      'errors-of-another-shape': {
        breaks: 'errors in another shape than the contract’s',
        mutated: 120,
        random: 0,
      },
    },
  }),
  defineRun<AtOnceOptions>('at-once', atOnce, {
    full: { pairs: 500, creates: 1_000, tabs: 12, refreshes: 100, reuses: 200 },
    short: { pairs: 10, creates: 60, tabs: 12, refreshes: 5, reuses: 5 },
    plants: {
      'versions-not-counted': { ...NO_PARTS, breaks: 'pairs of edits: saved', pairs: 10 },
      'display-ids-by-the-clock': {
        ...NO_PARTS,
        breaks: 'creates stored under the answered display id',
        creates: 60,
      },
      'no-grace-for-tabs': { ...NO_PARTS, breaks: 'wrong sign-outs', refreshes: 5 },
      'sessions-not-ended': {
        ...NO_PARTS,
        breaks: 'sessions ended by the reuse of an old token',
        reuses: 5,
      },
    },
  }),
  defineRun<LastPlacesOptions>('last-places', lastPlaces, {
    full: { pairs: 200, moves: 100 },
    short: { pairs: 20, moves: 5 },
    plants: {
      'no-day-lock': {
        breaks: 'pairs of which one was confirmed and one refused',
        pairs: 200,
        moves: 0,
      },
    },
  }),
  defineRun<MailOrderOptions>('mail-order', mailOrder, {
    full: { visits: 300 },
    short: { visits: 8 },
    plants: {
      'mails-of-no-visit': { breaks: 'visits of which something was told too late or twice' },
    },
  }),
  defineRun<StrangersOptions>('strangers', strangers, {
    full: { limitFactor: 1, senders: 100, customers: 100, guessers: 200 },
    short: { limitFactor: 0.02, senders: 45, customers: 5, guessers: 24 },
    plants: { 'all-one-address': { breaks: 'customers’ requests taken by a flooded form' } },
  }),
  defineRun<TabsOptions>('tabs', inTabs, {
    full: { tabs: 12, refreshes: 100 },
    short: { tabs: 4, refreshes: 2 },
    plants: { 'no-grace-for-real-tabs': { breaks: 'wrong sign-outs of tabs' } },
  }),
  defineRun<FormulasOptions>('formulas', formulas, {
    full: { texts: 40, filters: 5 },
    short: { texts: 1, filters: 1 },
    plants: { 'strings-as-formulas': { breaks: 'formulas other than our own' } },
  }),
  defineRun<HostileTextsOptions>('hostile-texts', hostileTexts, {
    full: { texts: 50 },
    short: { texts: 1 },
    plants: {
      'texts-as-markup': { breaks: 'executions' },
      'pictures-from-elsewhere': { breaks: 'foreign requests' },
      'documents-that-act': { breaks: 'PDFs with scripts, actions or links of others' },
    },
  }),
];
