import { expect, it } from 'vitest';
import { createNetworkShares } from './network-shares.ts';

/** How many of so many connections get a place; each from the next address that is named. */
const placesOf = (count: number, addressOf: (index: number) => string) => {
  const take = createNetworkShares(200);
  return Array.from({ length: count }, (_, index) => take(addressOf(index))).filter(Boolean).length;
};

it.each<[string, number, (index: number) => string]>([
  ['one IPv4 address', 200, () => '203.0.113.7'],
  ['one IPv6 /64', 200, (index) => `2001:db8:0:1::${index.toString(16)}`],
  ['ten /64s of one home’s /56', 400, (index) => `2001:db8:0:${index % 10}::1`],
  ['64 /56s of one /48', 800, (index) => `2001:db8:0:${((index % 64) * 256).toString(16)}::1`],
  ['ten IPv4 addresses', 2000, (index) => `203.0.113.${index % 10}`],
])('%s may hold %i of 3,000 connections', (_what, places, addressOf) => {
  expect(placesOf(3000, addressOf)).toBe(places);
});

it('a place that is given back is free again, in all networks', () => {
  const take = createNetworkShares(1);
  const giveBack = take('2001:db8:0:1::1');
  expect(take('2001:db8:0:1::2')).toBeUndefined();
  giveBack?.();
  expect(take('2001:db8:0:1::2')).toBeDefined();
  expect(take('2001:db8:0:2::1')).toBeDefined();
  expect(take('2001:db8:0:3::1')).toBeUndefined();
});
