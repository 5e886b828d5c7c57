import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { FIELDS_OF_CONTACT_TYPE } from '@museum/shared/visit-requests/requester/contact-schema';
import { CONTACT_TYPES } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROGRAM } from '#audit/program-actor.ts';
import { prisma } from '#lib/database/prisma.ts';
import { anonymizeVisitRequests } from '#privacy/anonymization-store.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls();
});

describe('correcting the contact', () => {
  const corrected = {
    agency: {
      agencyName: 'Turistička agencija „Путоказ плус“',
      agencyMotherId: '20999999',
      agencyJBKJS: '77777',
      agencyPib: '109999999',
      agencyOwnerName: 'Nova Vlasnica',
      agencyAddress: 'Niš, Obrenovićeva 1',
      agencyPhone: '+381 18 000 555',
      agencyEmail: 'nova@putokaz.example.rs',
      agencyLeaderName: 'Novi Vođa',
      agencyScheduleOnBehalfOf: 'OŠ „Vuk Karadžić“',
      agencyScheduleOnBehalfOfAddress: 'Loznica, Vukova 2',
      agencyScheduleOnBehalfOfPhone: '+381 15 000 666',
      agencyScheduleOnBehalfOfEmail: 'skola@vuk.example.rs',
    },
    institution: {
      institutionName: 'Predškolska ustanova „Bubamara“',
      institutionMotherId: '07999999',
      institutionJBKJS: '',
      institutionPib: '109999999',
      institutionAddress: 'Valjevo, Karađorđeva 3',
      institutionPhone: '+381 14 000 777',
      institutionEmail: 'uprava@bubamara.example.rs',
      institutionLeaderName: 'Novi Vođa',
    },
    personal: {
      personalName: 'Petar Perić',
      personalEmail: 'petar@example.rs',
      personalPhone: '+381 60 000 888',
      personalGroupType: 'Sindikat',
    },
  };

  const known = {
    agency: {
      requester: 'Turistička agencija „Путоказ плус“ za OŠ „Vuk Karadžić“',
      town: 'Loznica',
    },
    institution: { requester: 'Predškolska ustanova „Bubamara“', town: 'Valjevo' },
    personal: { requester: 'Petar Perić', town: null },
  };

  it.each(CONTACT_TYPES)('of contact type %s takes each of its fields', async (contactType) => {
    const stored = await calls.fresh(buildVisitRequest({ contactType }));
    expect(Object.keys(corrected[contactType])).toEqual(FIELDS_OF_CONTACT_TYPE[contactType]);

    const answer = await calls.update({ ...stored, ...corrected[contactType] }).expect(200);

    const saved = dataOf<VisitRequest>(answer);
    expect(saved).toEqual({
      ...stored,
      ...corrected[contactType],
      ...known[contactType],
      version: 2,
      updatedAt: saved.updatedAt,
    });
    expect(await calls.read(stored.id)).toEqual(saved);
  });

  it.each([
    ['institution', 'institutionName', '  ', 'Ime institucije je obavezno'],
    ['institution', 'institutionEmail', 'uprava(at)skola', 'E-mail adresa nije validna'],
    ['institution', 'institutionPhone', null, 'Telefon institucije je obavezan'],
    [
      'institution',
      'institutionAddress',
      'Šabac',
      "Adresa mora biti u formatu ''{Grad}, {adresa...}'' (npr. Novi Sad, Bulevar Oslobodjenja 123)",
    ],
    ['agency', 'agencyScheduleOnBehalfOf', '', 'Ime škole je obavezno'],
    ['agency', 'agencyLeaderName', '', 'Ime vođe grupe je obavezno'],
    ['personal', 'personalName', '', 'Ime je obavezano'],
    ['personal', 'personalGroupType', 7, 'Tip grupe je obavezan'],
  ] as const)(
    'of %s refuses %s = %j as the form does',
    async (contactType, field, value, message) => {
      const stored = await calls.fresh(buildVisitRequest({ contactType }));

      const answer = await calls.update({ ...stored, [field]: value }).expect(400);

      expect(answer.body).toEqual({ errors: [{ code: 'VALIDATION_ERROR', field, message }] });
      expect(await calls.read(stored.id)).toEqual(stored);
    },
  );

  it('leaves alone what is not sent, and what an earlier rule let in', async () => {
    const { id } = await calls.fresh();
    const old = { institutionAddress: 'Šabac bez zareza', institutionJBKJS: null };
    await prisma.visitRequest.update({ where: { id }, data: old });
    const stored = await calls.read(id);
    const unsent = { institutionName: undefined, institutionEmail: undefined };

    await calls
      .update({ ...stored, ...unsent, institutionJBKJS: '', visitorAmount: 31 })
      .expect(200);

    expect(await calls.read(id)).toMatchObject({
      ...old,
      institutionName: stored.institutionName,
      institutionEmail: stored.institutionEmail,
      visitorAmount: 31,
    });
  });

  it('saves nothing but the version when it is the answer sent back', async () => {
    for (const contactType of CONTACT_TYPES) {
      const stored = await calls.fresh(buildVisitRequest({ contactType }));
      const saved = dataOf<VisitRequest>(await calls.update(stored).expect(200));
      expect(saved).toEqual({ ...stored, version: 2, updatedAt: saved.updatedAt });
      expect(await prisma.auditEntry.count({ where: { visitRequestId: stored.id } })).toBe(0);
    }
  });

  it('is found by the corrected words at once, and no longer by the wrong ones', async () => {
    const stored = await calls.fresh(buildVisitRequest({ institutionName: 'Škola Pogrešnić' }));

    await calls.update({ ...stored, institutionName: 'Škola Ispravković' }).expect(200);

    expect((await calls.query({ search: 'ispravkovic' })).body).toMatchObject({
      total: 1,
      data: [{ id: stored.id }],
    });
    expect((await calls.query({ search: 'pogresnic' })).body).toMatchObject({ total: 0 });
  });

  it('brings nothing back once the personal data has gone', async () => {
    const { id } = await calls.fresh();
    const act = { actor: PROGRAM, action: 'request-anonymized' } as const;
    await prisma.$transaction((transaction) => anonymizeVisitRequests(transaction, [id], act));
    const stored = await calls.read(id);

    const answer = await calls.update({ ...stored, institutionLeaderName: 'Ana' }).expect(200);

    const saved = dataOf<VisitRequest>(answer);
    expect(saved).toEqual({ ...stored, version: stored.version + 1, updatedAt: saved.updatedAt });
  });

  it('sends the mails from now on to the corrected address', async () => {
    const stored = await calls.fresh();
    const mails = () =>
      prisma.mail.findMany({ where: { visitRequestId: stored.id }, orderBy: { kind: 'asc' } });
    const institutionEmail = 'ispravna@example.rs';

    await calls.update({ ...stored, institutionEmail, status: 'POSTPONED' }).expect(200);

    expect(await mails()).toMatchObject([
      { kind: 'new-request', replyTo: institutionEmail },
      { kind: 'request-received', recipientEmail: institutionEmail },
      { kind: 'status-changed', recipientEmail: institutionEmail },
    ]);
  });

  it('leaves the lunch’s mail to its orderer, and lets it follow the orderer’s own address', async () => {
    const email = 'restoran@skola.example.rs';
    const stored = await calls.fresh({
      ...buildVisitRequestWithDinner(),
      institutionEmail: 'uprava@skola.example.rs',
      dinnerRequest: buildDinnerRequest({ customerEmail: email }),
    });
    const addresses = async () => {
      const where = {
        visitRequestId: stored.id,
        kind: { in: ['request-received', 'dinner-request-received'] },
      };
      const mails = await prisma.mail.findMany({ where, orderBy: { kind: 'asc' } });
      return mails.map(({ recipientEmail }) => recipientEmail);
    };

    const institutionEmail = 'ispravna@example.rs';
    const answer = await calls.update({ ...stored, institutionEmail }).expect(200);
    expect(await addresses()).toEqual([email, institutionEmail]);

    const saved = dataOf<VisitRequest>(answer);
    const customerEmail = 'kuhinja@example.rs';
    await calls
      .update({ ...saved, dinnerRequest: { ...saved.dinnerRequest, customerEmail } })
      .expect(200);
    expect(await addresses()).toEqual([customerEmail, institutionEmail]);
  });

  it('leaves a mail that has left where it went', async () => {
    const stored = await calls.fresh();
    const where = { visitRequestId: stored.id };
    await prisma.mail.updateMany({ where, data: { state: 'sent' } });

    await calls.update({ ...stored, institutionEmail: 'ispravna@example.rs' }).expect(200);

    const left = await prisma.mail.findMany({ where: { ...where, kind: 'request-received' } });
    expect(left).toMatchObject([{ recipientEmail: stored.institutionEmail }]);
  });
});
