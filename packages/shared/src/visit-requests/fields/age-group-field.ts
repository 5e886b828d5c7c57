import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';

// Answers carry the age group as visitorGroupAgeType, requests as ageGroupType (contract §2).

/** Fields as they are requested and stored, turned into those that are answered. */
export const ageGroupAsAnswered = <Fields extends { ageGroupType: AgeGroupType }>({
  ageGroupType,
  ...fields
}: Fields) => ({ ...fields, visitorGroupAgeType: ageGroupType });

/** Answered fields, turned into those that are requested and stored. */
export const ageGroupAsRequested = <Fields extends { visitorGroupAgeType: AgeGroupType }>({
  visitorGroupAgeType,
  ...fields
}: Fields) => ({ ...fields, ageGroupType: visitorGroupAgeType });

/** A body that may be an answer sent back: its age group is the requested one unless that is named, too. */
export const acceptAnsweredAgeGroup = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'visitorGroupAgeType' in body
    ? { ageGroupType: body.visitorGroupAgeType, ...body }
    : body;
