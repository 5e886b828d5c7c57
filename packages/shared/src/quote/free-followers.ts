import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';

/** A doctor and a guide enter free with every group (spec §9). */
const DOCTOR_AND_GUIDE = 2;

/** How many visitors of an age group bring one educator free entry; groups without educators are absent (spec §9). */
export const VISITORS_PER_EDUCATOR: Partial<Record<AgeGroupType, number>> = {
  CHILD: 10,
  ELEMENTARY_SCHOOL: 20,
  ELEMENTARY_SCHOOL_PART_2: 20,
  HIGH_SCHOOL: 20,
};

/** How many followers of a group enter free: educators, rounded down but at least one, a doctor and a guide (contract §3). */
export const freeFollowerLimit = (ageGroup: AgeGroupType, visitorAmount: number) => {
  const perEducator = VISITORS_PER_EDUCATOR[ageGroup];
  const educators = perEducator ? Math.max(1, Math.floor(visitorAmount / perEducator)) : 0;
  return educators + DOCTOR_AND_GUIDE;
};
