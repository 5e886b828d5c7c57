import { isEmail } from '@museum/shared/primitives/email';
import { TEXT_LIMITS } from '@museum/shared/primitives/text';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';

const limitOf = (field: string) => {
  if (/MotherId|Pib|JBKJS/.test(field)) return TEXT_LIMITS.code;
  return /Phone/.test(field) ? TEXT_LIMITS.phone : TEXT_LIMITS.name;
};

/** The text as a field takes it: cut to its limit, behind a town, as an address when it is one. */
function textFor(field: string, valid: string, text: string): string {
  if (/Email/.test(field)) return isEmail(`${text}@example.rs`) ? `${text}@example.rs` : valid;
  if (/Address/.test(field)) return `${text}, ${text}`;
  return text.slice(0, limitOf(field)).trim();
}

/** A request with the text in every field that takes texts, with a lunch where one can be had. */
function hostileRequest(contactType: ContactType, text: string) {
  const body = buildVisitRequest({
    contactType,
    comment: text,
    ...(contactType === 'personal'
      ? {}
      : { dinnerRequest: buildDinnerRequest({ customerName: text, additionalComments: text }) }),
  });
  const contact = Object.entries(body as Record<string, unknown>).filter(([field]) =>
    field.startsWith(contactType),
  );
  const hostile = contact.map(([field, valid]) => [field, textFor(field, valid as string, text)]);
  return { ...body, ...(Object.fromEntries(hostile) as object) };
}

/** A stored request, and the texts that were typed into its fields: cut, doubled, as an address. */
export type HostileRequest = CreatedVisitRequest & { typed: string[]; hasDinner: boolean };

/**
 * Submits a request of every contact type with the text in all its fields.
 * @throws Error when one is refused: the run would look at nothing
 */
export async function submitHostile(url: string, text: string): Promise<HostileRequest[]> {
  const types: ContactType[] = ['agency', 'institution', 'personal'];
  return Promise.all(
    types.map(async (contactType) => {
      const body = hostileRequest(contactType, text);
      const call = { method: 'POST', path: '/visit-request', body };
      const { status, data } = await callApi<CreatedVisitRequest>(url, call);
      if (status !== 201) throw new Error(`${contactType} with ${text} was answered ${status}`);
      const fields = Object.entries(body as Record<string, unknown>);
      const typed = fields.filter(([field]) => field.startsWith(contactType));
      return {
        ...data,
        typed: [...new Set(typed.map(([, value]) => String(value)))],
        hasDinner: contactType !== 'personal',
      };
    }),
  );
}
