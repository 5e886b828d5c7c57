import { CONTACT_FIELDS, type ContactField } from '@museum/shared/visit-requests/contact-schema';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import { CONTACT_FIELD_LABELS } from '@museum/shared/visit-requests/contact-field-labels';
import { type Fact, FactList } from '#features/visit-requests/request-details/fact-list.tsx';
import { Panel } from '#features/visit-requests/request-details/panel.tsx';

const kindOf = (field: ContactField): Fact['kind'] => {
  if (field.endsWith('Email')) return 'email';
  return field.endsWith('Phone') ? 'phone' : undefined;
};

/** The fields of the request's contact type (spec §2). */
const contactFacts = (request: VisitRequest): Fact[] => [
  { label: 'Tip kontakta', value: CONTACT_TYPE_LABELS[request.contactType] },
  ...CONTACT_FIELDS[request.contactType].map((field) => ({
    label: CONTACT_FIELD_LABELS[field],
    value: request[field] ?? '',
    kind: kindOf(field),
  })),
];

/** Who is behind the request, in short: derived from the contact type, read-only (spec §2). */
export function ContactSummary({ request }: { request: VisitRequest }) {
  const { agencyName, address, institutionName, phone, email, leaderName } =
    contactSummary(request);
  return (
    <FactList
      facts={[
        { label: 'Naziv agencije', value: agencyName },
        { label: 'Naziv institucije', value: institutionName },
        { label: 'Adresa', value: address },
        { label: 'Telefon', value: phone, kind: 'phone' },
        { label: 'E-mail', value: email, kind: 'email' },
        {
          label: request.contactType === 'personal' ? 'Ime i prezime' : 'Vođa grupe',
          value: leaderName,
        },
      ]}
    />
  );
}

export function ContactPanel({ request }: { request: VisitRequest }) {
  return (
    // Title verbatim from the spec.
    <Panel
      title="Kontakt Informacije"
      summary={CONTACT_TYPE_LABELS[request.contactType]}
      isOpenAtFirst={false}
    >
      <FactList facts={contactFacts(request)} />
    </Panel>
  );
}
