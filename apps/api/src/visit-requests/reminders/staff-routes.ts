import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import type { ReminderKind } from '@museum/shared/reminders/reminder';
import {
  reminderKindInPath,
  reminderSchema,
  switchReminderSchema,
} from '@museum/shared/reminders/reminder-schema';
import {
  type MailPreview,
  mailPreviewSchema,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { showMail } from '#mail/present-mail.ts';
import { toldProformas } from '#visit-requests/emails/payment-blocks.ts';
import { composeReminder } from '#visit-requests/emails/reminder-mail.ts';
import { requesterAddress } from '#visit-requests/emails/requester-mail.ts';
import { readValidProformas } from '#visit-requests/proforma/proforma-store.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { exampleRequest } from './example-request.ts';
import { readReminders, switchReminder } from './reminder-store.ts';

type Deps = Pick<AppDeps, 'clock' | 'env' | 'logger'>;

const kindPath = z.object({ kind: reminderKindInPath });
const reminders = dataEnvelope(reminderSchema.array());
const preview = dataEnvelope(mailPreviewSchema);

async function presentReminders(id: number, { clock }: Deps) {
  const read = await readReminders(id, clock());
  return { data: read.map(({ at, ...rest }) => ({ ...rest, at: at?.toISOString() ?? null })) };
}

async function presentPreview(
  kind: ReminderKind,
  request: VisitRequest,
  deps: Deps,
): Promise<{ data: MailPreview }> {
  const valid = await readValidProformas(request.id);
  const proformas = toldProformas(valid, request, deps.logger);
  const mail = composeReminder(kind, { request, proformas }, deps);
  const html = await showMail(mail, deps.env.PUBLIC_URL);
  return { data: { to: requesterAddress(request), subject: mail.subject, html } };
}

/** What a requester is reminded of, and whether. */
export const reminderStaffRoutes = (deps: Deps): Route[] => [
  {
    method: 'get',
    path: '/visit-request/:id/reminders',
    doc: {
      summary: 'The reminders of a request: sent, planned or off',
      path: idPathSchema,
      answer: { schema: reminders },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json(await presentReminders(id, deps));
    },
  },
  {
    method: 'put',
    path: '/visit-request/:id/reminders',
    doc: {
      summary: 'Switch a reminder of one request on or off',
      path: idPathSchema,
      body: switchReminderSchema,
      answer: { schema: reminders },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const choice = switchReminderSchema.parse(request.body);
      await switchReminder(id, choice, signedInActor(response));
      response.json(await presentReminders(id, deps));
    },
  },
  {
    method: 'get',
    path: '/visit-request/:id/reminders/:kind/preview',
    doc: {
      summary: 'A reminder of a request as it would go now',
      path: idPathSchema.extend(kindPath.shape),
      answer: { schema: preview },
    },
    handle: async (request, response) => {
      const { id, kind } = idPathSchema.extend(kindPath.shape).parse(request.params);
      response.json(await presentPreview(kind, await readVisitRequest(id), deps));
    },
  },
  {
    method: 'get',
    path: '/admin/settings/reminders/:kind/preview',
    doc: {
      summary: 'How a reminder reads, of a request that is an example',
      path: kindPath,
      answer: { schema: preview },
    },
    handle: async (request, response) => {
      const { kind } = kindPath.parse(request.params);
      const example = await exampleRequest(kind, deps.clock());
      response.json(await presentPreview(kind, example, deps));
    },
  },
];
