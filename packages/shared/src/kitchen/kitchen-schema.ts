import { z } from 'zod';
import { MEAL_CATALOG, type MealGroupName } from '#meals/meal-catalog.ts';
import { MEAL_COURSES, type MealComponent } from '#meals/meal-components.ts';
import { STAGES } from '#visit-requests/stages/stage.ts';

const count = z.number().int();
/** What it was at the acknowledgement; null while it is the same, or nothing was acknowledged. */
const before = count.nullable();

const dishSchema = z.object({
  meal: z.enum(MEAL_CATALOG.map(({ group }) => group) as [MealGroupName, ...MealGroupName[]]),
  label: z.string(),
  choice: z.string(),
  portions: count,
  before,
});

/** A group that is served, by its name alone: no leader, no phone. */
const servedGroupSchema = z.object({
  id: count,
  name: z.string(),
  stage: z.enum(STAGES),
  portions: count,
  /** How many persons were to come, and how many came; null until that is noted. */
  agreed: count,
  arrived: count.nullable(),
});

/** What a group wrote that the kitchen has to know, unabridged. */
const kitchenNoteSchema = z.object({
  id: count,
  /** The group's name. */
  group: z.string(),
  /** Beside the lunch, or beside the visit as far as it speaks of food. */
  of: z.enum(['lunch', 'visit']),
  /** Null for one that was taken away since the acknowledgement. */
  text: z.string().nullable(),
  speaksOfDiet: z.boolean(),
  /** Since the acknowledgement. */
  isChanged: z.boolean(),
  /** What it said at the acknowledgement, where the audit trail still knows. */
  before: z.string().nullable(),
});

const servingSchema = z.object({
  time: z.string(),
  portions: count,
  before,
  dishes: dishSchema.array(),
  groups: servedGroupSchema.array(),
  notes: kitchenNoteSchema.array(),
});

const COMPONENT_NAMES = MEAL_COURSES.flatMap(({ components }) => Object.keys(components));

const componentSchema = z.object({
  component: z.enum(COMPONENT_NAMES as [MealComponent, ...MealComponent[]]),
  label: z.string(),
  portions: count,
  before,
});

/** Why a group isn't cooked for any more. */
const GONE = ['canceled', 'postponed', 'missed', 'moved', 'withoutLunch', 'deleted'] as const;

const changed = { id: count, time: z.string(), name: z.string() };

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ ...changed, kind: z.literal('new'), portions: count }),
  z.object({
    ...changed,
    kind: z.literal('gone'),
    portions: count,
    why: z.enum(GONE),
    /** The day that it was moved to. */
    movedTo: z.iso.date().nullable(),
  }),
  z.object({ ...changed, kind: z.literal('time'), from: z.string() }),
  z.object({
    ...changed,
    kind: z.literal('dish'),
    label: z.string(),
    choice: z.string(),
    from: count,
    to: count,
  }),
  z.object({ ...changed, kind: z.literal('note') }),
]);

/** That a cook has taken note of a day as it stood ("Preuzeto"). */
const acknowledgementSchema = z.object({
  id: count,
  at: z.iso.datetime(),
  /** First and last name at that time. */
  by: z.string(),
});

/** The answer of `GET /admin/kitchen/{date}`. */
export const kitchenDaySchema = z.object({
  date: z.iso.date(),
  /** A mark of everything that an acknowledgement takes note of. */
  mark: z.string(),
  portions: count,
  /** In the restaurant. */
  places: count,
  servings: servingSchema.array(),
  components: componentSchema.array(),
  seats: z.object({ time: z.string(), persons: count, before }).array(),
  changes: changeSchema.array(),
  acknowledgement: acknowledgementSchema.nullable(),
  /** On a day without meals the first serving after it. */
  next: z.object({ date: z.iso.date(), time: z.string(), portions: count }).nullable(),
});

/** The body of an acknowledgement: the mark of the day that the cook has seen. */
export const acknowledgeSchema = z.object({ mark: z.string().min(1).max(64) });

/** What an acknowledgement answers; somebody may have taken note of the same before. */
export const acknowledgedSchema = acknowledgementSchema.extend({ isNew: z.boolean() });

/** So long may an acknowledgement be taken back, in seconds. */
export const UNDO_SECONDS = 10;

export type KitchenDay = z.output<typeof kitchenDaySchema>;
export type KitchenNote = z.output<typeof kitchenNoteSchema>;
export type KitchenChange = z.output<typeof changeSchema>;
export type Serving = z.output<typeof servingSchema>;
export type Gone = (typeof GONE)[number];
export type Acknowledged = z.output<typeof acknowledgedSchema>;
