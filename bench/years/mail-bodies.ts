import { requestReceivedMail } from '@museum/api/visit-requests/emails/request-received';
import { newRequestMail } from '@museum/api/visit-requests/emails/new-request';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';

const env = { PUBLIC_URL: 'https://muzej.example.rs', JWT_SECRET: 'x'.repeat(40) };
const deps = { env, clock: () => new Date('2026-11-24T09:00:00Z') };
const OPEN = { from: '09:00', to: '17:00' };
const request = buildVisitRequestResponse();
const withLunch = buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });

/** What real mails say, each as long as the product writes it. */
export const MAIL_BODIES = [
  requestReceivedMail(request, deps),
  requestReceivedMail(withLunch, deps),
  newRequestMail(withLunch, OPEN, { office: 'kancelarija@example.rs', siteUrl: env.PUBLIC_URL }),
];
