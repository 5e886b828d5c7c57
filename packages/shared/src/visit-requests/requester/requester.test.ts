import { expect, it } from 'vitest';
import { requesterOf } from './requester.ts';

it('of an agency is the agency with the school it comes for, from the school’s town', () => {
  expect(
    requesterOf({
      contactType: 'agency',
      agencyName: 'Putokaz',
      agencyAddress: 'Novi Sad, Bulevar 1',
      agencyScheduleOnBehalfOf: 'OŠ „Branko Ćopić“',
      agencyScheduleOnBehalfOfAddress: 'Čačak , Školska 3, ulaz 2',
    }),
  ).toEqual({ requester: 'Putokaz za OŠ „Branko Ćopić“', town: 'Čačak' });
});

it('of an agency without a school is the agency', () => {
  const agency = { contactType: 'agency', agencyName: 'Putokaz' } as const;
  expect(requesterOf({ ...agency, agencyAddress: 'Novi Sad, Bulevar 1' })).toEqual({
    requester: 'Putokaz',
    town: 'Novi Sad',
  });
  expect(requesterOf({ ...agency, agencyAddress: null })).toEqual({
    requester: 'Putokaz',
    town: null,
  });
});

it('of an institution is its name and town, whatever another contact type left behind', () => {
  expect(
    requesterOf({
      contactType: 'institution',
      institutionName: 'Dom kulture',
      institutionAddress: 'Petrovac na Mlavi, Glavna 3',
      agencyName: 'Zaostala agencija',
    }),
  ).toEqual({ requester: 'Dom kulture', town: 'Petrovac na Mlavi' });
});

it('of a person is the name; nobody asked for the town', () => {
  expect(requesterOf({ contactType: 'personal', personalName: 'Jovana Čolić' })).toEqual({
    requester: 'Jovana Čolić',
    town: null,
  });
});
