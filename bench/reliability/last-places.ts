// Staff on two servers confirm at the same moment what only one of them can promise.
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { comeBack } from '@museum/testing/busy-server';
import { callApi } from '@museum/testing/call-api';

import { exactly, type Finding, never } from './finding.ts';
import { openProductPair, openRunDatabase, type Product } from './product.ts';
import { inParallel, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type LastPlacesOptions = RunSetting & {
  /** Pairs of visits of which only one fits, each pair on a day of its own. */
  pairs: number;
  /** Visits that are confirmed while a colleague moves them to a day that has no room for them. */
  moves: number;
  plant?: 'no-day-lock';
};

const PLACES = 100;
/** So many visitors fit once beside nobody, and not twice. */
const VISITORS = 60;
/** More than the server has connections. */
const WIDTH = 16;

const SETTINGS = {
  hours: {
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      open: { from: '08:00', to: '18:00' },
    })),
  },
  'special-days': { days: [] },
  zones: {
    zones: {
      centre: { places: PLACES, stayMinutes: 90, stayMinutesWithLunch: 120, startsPerQuarter: 9 },
      restaurant: { places: 60, stayMinutes: 45 },
      memorialHouse: { places: 30, stayMinutes: 30 },
    },
  },
};

type Pair = readonly [Product, Product];

export const lastPlaces = (options: LastPlacesOptions) => withCleanUp((keep) => run(options, keep));

async function run(options: LastPlacesOptions, keep: Keep): Promise<Finding[]> {
  const { pairs, moves, plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  for (const [name, value] of Object.entries(SETTINGS)) {
    await database.rows(`INSERT INTO "setting" ("name", "value") VALUES ($1, $2)`, [name, value]);
  }
  const servers = await openProductPair(keep, { databaseUrl: database.url, plant });
  const findings = [
    ...(await confirmInPairs(servers, pairs)),
    ...(await moveMeanwhile(servers, moves, pairs)),
  ];
  log('all visits confirmed or refused');
  const crowded = await database.rows(
    `SELECT "visitDate" FROM "visit_request" WHERE "confirmedAt" IS NOT NULL
     GROUP BY "visitDate" HAVING sum("visitorAmount" + "numberOfFollowers") > $1`,
    [PLACES],
  );
  return [...findings, never('days with more people than places', crowded.length)];
}

/** A day far enough ahead that no other visit of the run is on it. */
const dayOf = (index: number) => addDays(dayInBelgrade(new Date()), 30 + index);

async function receive({ url }: Product, visitDate: string): Promise<number> {
  const body = buildVisitRequest({ visitDate, visitorAmount: VISITORS, numberOfFollowers: 0 });
  const call = { method: 'POST', path: '/visit-request', body };
  return (await comeBack(() => callApi<CreatedVisitRequest>(url, call))).data.id;
}

async function confirm(product: Product, id: number): Promise<string> {
  const token = await product.token();
  const { status, codes } = await comeBack(() =>
    callApi(product.url, {
      method: 'POST',
      path: `/visit-request/${id}/confirm`,
      token,
      body: { version: 1, mail: { send: false } },
    }),
  );
  return [status, ...codes].join(' ');
}

async function confirmInPairs(servers: Pair, pairs: number): Promise<Finding[]> {
  const [one, two] = servers;
  const answers: string[] = [];
  await inParallel(pairs, WIDTH, async (index) => {
    const day = dayOf(index);
    const [first, second] = [await receive(one, day), await receive(two, day)];
    const pair = await Promise.all([confirm(one, first), confirm(two, second)]);
    answers.push(pair.toSorted().join(', '));
  });
  const wanted = answers.filter((answer) => answer === '200, 409 CAPACITY_EXCEEDED');
  return [exactly('pairs of which one was confirmed and one refused', wanted.length, pairs)];
}

async function moveMeanwhile(servers: Pair, moves: number, usedDays: number): Promise<Finding[]> {
  const [one, two] = servers;
  let clean = 0;
  await inParallel(moves, WIDTH, async (index) => {
    const day = dayOf(usedDays + 2 * index);
    const fullDay = addDays(day, 1);
    await confirm(one, await receive(one, fullDay));
    const id = await receive(one, day);
    const [confirmation, move] = await Promise.all([confirm(one, id), moveTo(two, id, fullDay)]);
    const { stage, visitDate } = await read(two, id);
    const hasWon = confirmation === '200' && move.startsWith('409') && stage === 'confirmed';
    const hasLost = confirmation.startsWith('409') && move === '200' && stage === 'received';
    if ((hasWon && visitDate === day) || (hasLost && visitDate === fullDay)) clean += 1;
  });
  return [exactly('confirmations that won or lost cleanly against a move', clean, moves)];
}

const read = async (product: Product, id: number) => {
  const call = { path: `/visit-request/${id}/one`, token: await product.token() };
  return (await comeBack(() => callApi<VisitRequest>(product.url, call))).data;
};

async function moveTo(product: Product, id: number, visitDate: string): Promise<string> {
  const { visitorGroupAgeType: ageGroupType, ...seen } = await read(product, id);
  const token = await product.token();
  const { status, codes } = await comeBack(() =>
    callApi(product.url, {
      method: 'PUT',
      path: '/visit-request',
      token,
      body: { ...seen, ageGroupType, visitDate },
    }),
  );
  return [status, ...codes].join(' ');
}
