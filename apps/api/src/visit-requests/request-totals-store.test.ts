import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { forgetTotals, rememberedTotal } from './request-totals-store.ts';

beforeEach(forgetTotals);

describe('a total', () => {
  it('is counted once per filter', async () => {
    const count = vi.fn().mockResolvedValueOnce(3).mockResolvedValueOnce(1);

    expect(await rememberedTotal({ status: 'SCHEDULED' }, count, 0)).toBe(3);
    expect(await rememberedTotal({ status: 'SCHEDULED' }, count, 999)).toBe(3);
    expect(await rememberedTotal({ status: 'CANCELED' }, count, 999)).toBe(1);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('is counted anew after a second and after a write', async () => {
    const count = vi
      .fn()
      .mockResolvedValueOnce(1)
      .mockResolvedValueOnce(2)
      .mockResolvedValueOnce(3);

    expect(await rememberedTotal({}, count, 0)).toBe(1);
    expect(await rememberedTotal({}, count, 1000)).toBe(2);
    forgetTotals();
    expect(await rememberedTotal({}, count, 1001)).toBe(3);
  });

  it('whose counting began before a write is not remembered after it', async () => {
    let finish: (total: number) => void = () => undefined;
    const slow = rememberedTotal({}, () => new Promise((resolve) => (finish = resolve)), 0);
    forgetTotals();
    finish(1);
    await slow;
    expect(await rememberedTotal({}, () => Promise.resolve(2), 1)).toBe(2);
  });

  it('that could not be counted is tried again', async () => {
    await expect(rememberedTotal({}, () => Promise.reject(new Error('away')), 0)).rejects.toThrow();
    expect(await rememberedTotal({}, () => Promise.resolve(2), 1)).toBe(2);
  });
});

it('the list tells the new total right after each kind of write', async () => {
  const calls = await visitRequestCalls();
  const totals = async () => [
    ((await calls.query({})).body as { total: number }).total,
    ((await calls.query({ dinnerOnly: 'true' })).body as { total: number }).total,
    ((await calls.query({ status: 'CANCELED' })).body as { total: number }).total,
  ];

  expect(await totals()).toEqual([0, 0, 0]);
  const { id } = await calls.create(buildVisitRequest());
  expect(await totals()).toEqual([1, 0, 0]);
  await calls.addDinner(id).expect(201);
  expect(await totals()).toEqual([1, 1, 0]);
  await calls.removeDinner(id).expect(200);
  expect(await totals()).toEqual([1, 0, 0]);
  await calls.update({ ...(await calls.read(id)), status: 'CANCELED' }).expect(200);
  expect(await totals()).toEqual([1, 0, 1]);
  await calls.remove(id).expect(200);
  expect(await totals()).toEqual([0, 0, 0]);
});

it('a list of debts tells the new total right after predračuni are issued', async () => {
  const calls = await visitRequestCalls();
  const debts = async () =>
    ((await calls.query({ unpaid: 'true' })).body as { total: number }).total;
  const { id } = await calls.create(buildVisitRequest());

  expect(await debts()).toBe(0);
  await calls.issueProforma(id).expect(201);
  expect(await debts()).toBe(1);
});
