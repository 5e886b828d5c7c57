import { expect, it } from 'vitest';
import { contactSummary } from './contact-summary.ts';

it('of an agency names the agency, and the school that it comes with', () => {
  expect(
    contactSummary({
      contactType: 'agency',
      agencyName: 'Putokaz',
      agencyAddress: 'Novi Sad, Bulevar 1',
      agencyPhone: '021',
      agencyEmail: 'a@example.rs',
      agencyLeaderName: 'Petar Žikić',
      agencyScheduleOnBehalfOf: 'OŠ „Branko Ćopić“',
    }),
  ).toEqual({
    name: 'OŠ „Branko Ćopić“',
    leaderName: 'Petar Žikić',
    phone: '021',
    email: 'a@example.rs',
    address: 'Novi Sad, Bulevar 1',
    agencyName: 'Putokaz',
    institutionName: 'OŠ „Branko Ćopić“',
  });
});

it('of an institution knows no agency', () => {
  expect(
    contactSummary({
      contactType: 'institution',
      institutionName: 'Dom kulture',
      institutionPhone: '011',
      institutionEmail: 'dom@example.rs',
      institutionAddress: 'Beograd, Glavna 3',
      agencyName: 'Zaostala agencija',
    }),
  ).toMatchObject({
    name: 'Dom kulture',
    agencyName: '',
    institutionName: 'Dom kulture',
    address: 'Beograd, Glavna 3',
    phone: '011',
    email: 'dom@example.rs',
  });
});

it('of a person has name, phone and e-mail, and blanks for the rest', () => {
  expect(
    contactSummary({ contactType: 'personal', personalName: 'Jovana Čolić', personalPhone: null }),
  ).toEqual({
    name: 'Jovana Čolić',
    leaderName: 'Jovana Čolić',
    phone: '',
    email: '',
    address: '',
    agencyName: '',
    institutionName: '',
  });
});
