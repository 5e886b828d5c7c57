import { visitRequestDefaults } from '@museum/shared/visit-requests/visit-request-defaults';
import { describe, expect, it } from 'vitest';

import { acceptProposal, noProposal, proposeDinner } from './dinner-proposal.ts';

const visit = {
  ...visitRequestDefaults('2026-11-21'),
  agencyName: 'Putokaz',
  agencyEmail: 'ture@putokaz.example.rs',
  institutionName: 'Pčelica',
  institutionEmail: 'uprava@pcelica.example.rs',
};

describe('the proposal for the lunch form', () => {
  it.each([
    ['10:00', '11:30'],
    ['08:15', '09:45'],
    ['15:00', '16:00'],
    ['16:00', '16:00'],
    ['', ''],
    ['17:00', ''],
    ['pola 11', ''],
  ])('for a visit at %j puts lunch at %j: 90 minutes later, 16:00 at the latest', (from, to) => {
    expect(proposeDinner({ ...visit, visitTime: from }).timeOfDinner).toBe(to);
  });

  it('takes name and e-mail of the one who asks', () => {
    expect(proposeDinner(visit)).toMatchObject({ customerName: 'Putokaz' });
    expect(proposeDinner({ ...visit, contactType: 'institution' })).toMatchObject({
      customerName: 'Pčelica',
      customerEmail: 'uprava@pcelica.example.rs',
    });
  });

  it('fills what is empty or was proposed before, never what was typed', () => {
    const earlier = { ...noProposal, timeOfDinner: '11:30', customerName: 'Putokaz' };
    const current = { ...earlier, customerName: 'Kuhinja škole' };
    const fresh = { timeOfDinner: '12:00', customerName: 'Novi', customerEmail: 'a@b.rs' };
    expect(acceptProposal(current, earlier, fresh)).toEqual({
      timeOfDinner: '12:00',
      customerEmail: 'a@b.rs',
    });
  });
});
