import { z } from 'zod';
import { databaseId } from '#primitives/database-id.ts';
import { foldSearchText } from '#primitives/search-text.ts';
import { requiredText } from '#primitives/text.ts';

const TWICE_MESSAGE = 'Ovaj vodič je već na spisku';
const MOST_GUIDES = 100;

/** A guide's name as it is compared: case, script, diacritics and spaces tell nobody apart. */
export const foldGuideName = (name: string) => foldSearchText(name).replaceAll(/\s+/g, '');

const isEarlier = <Value>(values: Value[], index: number) =>
  values[index] !== undefined && values.indexOf(values[index]) < index;

/** The list of guides, in its order; a guide who is new has no id yet. */
export const guidesSchema = z
  .array(z.object({ id: databaseId.optional(), name: requiredText('name') }))
  .max(MOST_GUIDES, `Spisak ima najviše ${MOST_GUIDES} vodiča`)
  .superRefine((guides, context) => {
    const names = guides.map(({ name }) => foldGuideName(name));
    const ids = guides.map(({ id }) => id);
    for (const index of guides.keys())
      if (isEarlier(names, index) || isEarlier(ids, index))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: TWICE_MESSAGE });
  });

/** Who leads a visit. */
export const visitGuideSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whether the guide is still on the list. */
  isListed: z.boolean(),
});

/** A visit that a guide leads while another one of theirs is under way. */
const visitElsewhereSchema = z.object({
  id: z.number().int(),
  normalizedId: z.string(),
  requester: z.string(),
  visitTime: z.string(),
});

/** Who leads a visit, with what they lead elsewhere meanwhile. */
export const guideOfDaySchema = visitGuideSchema.extend({
  elsewhere: visitElsewhereSchema.array(),
});

/** Who can lead a visit: the list, and whoever leads it though not on the list any more. */
export const guideChoicesSchema = z.object({
  /** Of the visit request. */
  version: z.number().int(),
  guides: guideOfDaySchema.extend({ isAssigned: z.boolean() }).array(),
});

/** The body of `PUT /visit-request/{id}/guides`: all who lead the visit from now on. */
export const assignGuidesSchema = z.object({
  version: databaseId,
  guideIds: z.array(databaseId).max(MOST_GUIDES),
});

export type VisitGuide = z.output<typeof visitGuideSchema>;
export type VisitElsewhere = z.output<typeof visitElsewhereSchema>;
export type GuideOfDay = z.output<typeof guideOfDaySchema>;
export type GuideChoices = z.output<typeof guideChoicesSchema>;
export type AssignGuides = z.output<typeof assignGuidesSchema>;
