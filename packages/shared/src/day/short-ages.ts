import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';

/** Ages where there is little room: on the day's sheet and its papers. */
export const SHORT_AGES: Record<AgeGroupType, string> = {
  CHILD: 'Predškolci',
  ELEMENTARY_SCHOOL: 'I–IV razred',
  ELEMENTARY_SCHOOL_PART_2: 'V–VIII razred',
  HIGH_SCHOOL: 'Srednja škola',
  MIXED: 'Mešovita',
  ADULTS: 'Odrasli',
};
