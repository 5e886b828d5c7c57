import { LAST_ENTRY_MINUTES } from '@museum/shared/opening-hours/opening-hours';

/**
 * Every number the pages speak of, once. Prices are not here: they come from the price list.
 * Sources: spec §1, §2 and §9 (science-facts.ts has what is general knowledge).
 */
export const facts = {
  exhibitions: { indoor: 9, inVolcano: 1 },
  park: {
    /** "Over 30". */
    replicas: 30,
    diplodocusHeightMetres: 11,
    diplodocusLengthMetres: 20,
    /** "About 10". */
    volcanoHeightMetres: 10,
  },
  mammoth: { foundInYear: 1996, depthMetres: 21 },
  /** Both are "over". */
  africa: { giraffeHeightMetres: 5, elephantWeightTonnes: 5 },
  /** "About 15". */
  minerals: { fluorescentPercent: 15 },
  serbia: { plantAreas: 62, birdAreas: 42, butterflyAreas: 40 },
  /** Cities in the order of `site.cities`. */
  distancesKm: { motorway: 7, capital: 110, cities: [45, 132, 60] },
  tickets: {
    /** Younger children enter free. */
    childAgeFrom: 3,
    childAgeTo: 12,
    lastEntryMinutes: LAST_ENTRY_MINUTES,
    groupFromVisitors: 20,
  },
  visitRules: { exhibitDistanceCm: 50 },
  groupVisit: {
    tourMinutes: 90,
    tourWithMealMinutes: 120,
    childrenPerEducator: 10,
    pupilsPerTeacher: 20,
    confirmationHours: 24,
  },
  bicycles: {
    minimumAge: 18,
    availableFromHour: 10,
    availableToHour: 18,
    contactFromHour: 10,
    contactToHour: 20,
    basketKg: 5,
    passageMetres: 1.5,
    stolenAfterHours: 24,
  },
  birthday: {
    rentalHours: 3,
    /** Up to 4, 4–7, 7–10, 10–14 years. */
    ageLimits: [4, 7, 10, 14],
  },
  happening: {
    classroomSeats: 25,
    computerRoomSeats: 10,
    multimediaHallSeats: 60,
    /** School dormitory: offered for more participants than this. */
    dormitoryAboveParticipants: 60,
  },
  contactPerson: { fromHour: 8, toHour: 16 },
} as const;
