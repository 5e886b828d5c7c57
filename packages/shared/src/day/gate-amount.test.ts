import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { describe, expect, it } from 'vitest';
import { mealChoicesSchema } from '#meals/dinner-request-response.ts';
import { emptyMealChoices } from '#meals/meal-choices.ts';
import { gateAmountOf } from './gate-amount.ts';

// The prices of contract §3, with a school lunch of 550.
const unitPrices = buildPriceMapping({
  GROUP_CENTRE: 400,
  GROUP_CENTRE_MEMORIAL: 550,
  GROUP_CENTRE_ADDITIONAL: 550,
  GROUP_ALL: 700,
  TICKET_CHILD: 500,
  SCHOOL_DINNER: 550,
});
const FIFTY_LUNCHES = mealChoicesSchema.parse({
  ...emptyMealChoices(),
  hasSchoolDinner: true,
  schoolDinnerAmount: 50,
});

const school = (visitorAmount: number, numberOfFollowers: number) =>
  buildSheetGroup({
    unitPrices,
    visitorGroupAgeType: 'ELEMENTARY_SCHOOL',
    agreed: { visitorAmount, numberOfFollowers },
    memorialHouseTime: null,
  });

const paid = (amount: number) =>
  ({ state: 'paid', due: null, total: amount, paid: amount }) as const;

describe('what a group pays at the gate', () => {
  it.each([
    ['the centre', null, 20_000 + 27_500],
    ['the memorial house, too', '11:00', 27_500 + 27_500],
  ])('additional content is free with a lunch, with %s', (_, memorialHouseTime, total) => {
    const group = {
      ...school(50, 0),
      memorialHouseTime,
      isRequestingAdditionalContent: true,
      meals: FIFTY_LUNCHES,
      payment: paid(total),
    };
    expect(gateAmountOf(group, group.agreed)).toEqual({
      total,
      differences: [],
      open: 0,
      unpriced: [],
    });
  });

  it('additional content is paid for without a lunch', () => {
    const group = { ...school(50, 0), isRequestingAdditionalContent: true };
    expect(gateAmountOf(group, group.agreed)).toMatchObject({ total: 27_500, open: 27_500 });
  });

  // Four of the followers of 50 pupils are free: two teachers, a doctor, a guide.
  it('followers beyond the free ones are told as so many more', () => {
    const group = { ...school(50, 3), payment: paid(20_000) };
    expect(gateAmountOf(group, { visitorAmount: 50, numberOfFollowers: 7 })).toMatchObject({
      total: 21_200,
      open: 1_200,
      differences: [{ quantity: 3, unitPrice: 400, amount: 1_200 }],
    });
  });

  // Of 20 and of 19 pupils three followers are free; the other seven pay the group ticket.
  it('a group that is too small for the group price pays single tickets, its followers as before', () => {
    const group = { ...school(20, 10), payment: paid(10_800) };
    expect(gateAmountOf(group, { visitorAmount: 19, numberOfFollowers: 10 })).toMatchObject({
      total: 12_300,
      open: 1_500,
      differences: [
        { quantity: -20, unitPrice: 400, amount: -8_000 },
        { quantity: 19, unitPrice: 500, amount: 9_500 },
      ],
    });
  });
});
