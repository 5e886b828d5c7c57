import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';

/** The halls of the guided tour for every age (spec §2, "Group visits info"). */
const EVERY_AGE = ['Vremeplov', 'Dinosaurusi', 'Životinje Afrike'] as const;

/** What older pupils see beside them (spec §2, "Group visits info"). */
const FOR_OLDER = [
  'Minerali i stene',
  'Fluorescentni minerali',
  'Mamut',
  'Geodiverzitet',
  'Biodiverzitet',
] as const;

const EVERY_HALL = [...EVERY_AGE, ...FOR_OLDER] as const;

type Hall = (typeof EVERY_HALL)[number];

/**
 * The halls that suit each age. The spec names two tours: of preschools and grades I–IV, and of day
 * trips of older pupils; mixed groups and adults take the whole one. The dinosaur park is for all.
 */
const HALLS_BY_AGE: Record<AgeGroupType, readonly Hall[]> = {
  CHILD: EVERY_AGE,
  ELEMENTARY_SCHOOL: EVERY_AGE,
  ELEMENTARY_SCHOOL_PART_2: EVERY_HALL,
  HIGH_SCHOOL: EVERY_HALL,
  MIXED: EVERY_HALL,
  ADULTS: EVERY_HALL,
};

/** The halls of an age in a narrow place: their names, or that it is all of them. */
export function hallsInWords(age: AgeGroupType): string {
  const halls = HALLS_BY_AGE[age];
  return halls.length === EVERY_HALL.length ? 'Sve hale' : halls.join(', ');
}

/** What additional content means for an age: a film, and for the younger a show in the play room, too (spec §2). */
export const additionalContentOf = (age: AgeGroupType): string =>
  HALLS_BY_AGE[age].length === EVERY_HALL.length ? 'Film u bioskopu' : 'Film i predstava';
