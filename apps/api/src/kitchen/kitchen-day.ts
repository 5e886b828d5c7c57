import { boardOf } from '@museum/shared/kitchen/board';
import { changesOf, type OrderChange } from '@museum/shared/kitchen/changes';
import type {
  Gone,
  KitchenChange,
  KitchenDay,
  Serving,
} from '@museum/shared/kitchen/kitchen-schema';
import type { Order } from '@museum/shared/kitchen/order';
import { houseDayOf } from '@museum/shared/capacity/house-day';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { readHouse } from '#settings/setting-store.ts';
import { ordersOf, presentAcknowledgement, readAcknowledgement } from './acknowledgement-store.ts';
import { type NotesBeside, readNotesBeside } from './notes-beside-store.ts';
import {
  type FormerRequest,
  markOf,
  type OrderingGroup,
  readNextOrders,
  readOrders,
  readRequests,
} from './order-store.ts';

/** What the kitchen cooks on a day (YYYY-MM-DD), beside what a cook last took note of. */
export async function readKitchenDay(date: string): Promise<KitchenDay> {
  const [house, groups, latest] = await Promise.all([
    readHouse(),
    readOrders(date),
    readAcknowledgement(date),
  ]);
  const { zones } = houseDayOf(date, { ...house, groups: [] });
  const orders = groups.map(({ order }) => order);
  const acknowledged = latest ? ordersOf(latest) : undefined;
  const changes = acknowledged ? changesOf(orders, acknowledged) : [];
  const { servings, ...board } = boardOf(orders, acknowledged, zones);
  const [notesOf, named, next] = await Promise.all([
    readNotesBeside(changes, latest?.createdAt),
    nameChanges(changes, { date, groups, acknowledged: acknowledged ?? [] }),
    groups.length === 0 ? nextServing(date) : null,
  ]);
  return {
    date,
    mark: markOf(orders),
    ...board,
    places: zones.restaurant.places,
    servings: servings.map((serving) => ({
      ...serving,
      ...servedAt(serving.time, groups, notesOf),
    })),
    changes: named,
    acknowledgement: latest && presentAcknowledgement(latest),
    next,
  };
}

/** Who is served at a time, and what they wrote. */
function servedAt(
  time: string,
  groups: OrderingGroup[],
  notesOf: NotesBeside,
): Pick<Serving, 'groups' | 'notes'> {
  const served = groups.filter(({ order }) => order.time === time);
  return {
    groups: served.map(({ order, name, stage, agreed, arrived }) => ({
      id: order.id,
      name,
      stage,
      portions: portionCount(order.meals),
      agreed,
      arrived,
    })),
    notes: served.flatMap(notesOf),
  };
}

type Known = { date: string; groups: OrderingGroup[]; acknowledged: Order[] };

/** The changes with the names of the groups; of a deleted request only its number is left. */
async function nameChanges(changes: OrderChange[], known: Known): Promise<KitchenChange[]> {
  const names = new Map(known.groups.map(({ order, name }) => [order.id, name]));
  const gone = changes.filter(({ kind }) => kind === 'gone').map(({ id }) => id);
  const requests = new Map((await readRequests(gone)).map((request) => [request.id, request]));
  return changes.map((change) => {
    const request = requests.get(change.id);
    const name =
      names.get(change.id) ??
      request?.name ??
      known.acknowledged.find(({ id }) => id === change.id)?.normalizedId ??
      '';
    return change.kind === 'gone'
      ? { ...change, name, ...whyGone(request, known.date) }
      : { ...change, name };
  });
}

function whyGone(
  request: FormerRequest | undefined,
  date: string,
): { why: Gone; movedTo: string | null } {
  if (!request) return { why: 'deleted', movedTo: null };
  const { stage } = request;
  if (stage === 'canceled' || stage === 'postponed' || stage === 'missed')
    return { why: stage, movedTo: null };
  if (request.visitDate !== date) return { why: 'moved', movedTo: request.visitDate };
  return { why: 'withoutLunch', movedTo: null };
}

async function nextServing(date: string): Promise<KitchenDay['next']> {
  const next = await readNextOrders(date);
  const first = next.groups[0]?.order.time;
  if (first === undefined) return null;
  const portions = next.groups
    .filter(({ order }) => order.time === first)
    .reduce((sum, { order }) => sum + portionCount(order.meals), 0);
  return { date: next.date, time: first, portions };
}
