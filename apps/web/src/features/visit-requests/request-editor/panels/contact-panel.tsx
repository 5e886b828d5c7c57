import { correctableFields } from '@museum/shared/visit-requests/requester/contact-correction';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import {
  CONTACT_TYPE_LABELS,
  VISIT_SOURCE_LABELS,
} from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { type Fact, FactList } from '#components/facts/fact-list.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { CONTACT_FIELD_GROUPS } from '#features/visit-requests/contact-field-looks.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { instantInWords } from '#lib/time/dates.ts';
import { RequesterLink } from './requester-link.tsx';

type ContactPanelProps = { editor: Editor };

const inset = { px: { xs: 2, sm: 3 } };

/** Who is behind the request, said once: in short or, unfolded, all its fields to be corrected. */
export function ContactPanel({ editor }: ContactPanelProps) {
  const { baseline, form } = editor;
  const { errors } = form.formState;
  return (
    <Card component="section" aria-label="Podnosilac zahteva">
      <FoldingPanel
        // verbatim from the spec
        title="Kontakt Informacije"
        summary={CONTACT_TYPE_LABELS[baseline.contactType]}
        isOpenAtFirst={false}
        mustBeOpen={correctableFields(baseline).some((field) => errors[field] !== undefined)}
        whenFolded={
          <Box sx={inset}>
            <FactList facts={contactFacts(editor)} />
          </Box>
        }
      >
        <ContactFields editor={editor} />
      </FoldingPanel>
      <Box sx={{ ...inset, pt: 2, pb: { xs: 2, sm: 3 } }}>
        <RequestOrigin request={baseline} />
        {baseline.anonymizedAt === null ? <RequesterLink id={baseline.id} /> : null}
      </Box>
    </Card>
  );
}

/** Derived from the fields of the contact type (spec §2), as they stand in the form. */
function contactFacts({ baseline, values }: Editor): Fact[] {
  const contact = contactSummary({ ...baseline, ...values });
  const isPersonal = baseline.contactType === 'personal';
  return [
    { label: 'Naziv agencije', value: contact.agencyName },
    { label: 'Naziv institucije', value: contact.institutionName },
    { label: CONTACT_FIELDS.personalName.label, value: isPersonal ? contact.name : '' },
    { label: 'Telefon', value: contact.phone, kind: 'phone' },
    { label: 'Adresa', value: contact.address },
    { label: 'E-mail', value: contact.email, kind: 'email' },
    {
      label: CONTACT_FIELDS.institutionLeaderName.label,
      value: isPersonal ? '' : contact.leaderName,
    },
  ];
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
};

/** What is long shows all of it. */
const wide = { gridColumn: '1 / -1' };

/** The fields of the request's contact type (spec §2). */
function ContactFields({ editor: { baseline, form } }: ContactPanelProps) {
  if (baseline.anonymizedAt !== null) return <p>Lični podaci su uklonjeni.</p>;
  return CONTACT_FIELD_GROUPS[baseline.contactType].map(({ heading, fields }) => (
    <Box key={heading ?? ''} sx={{ '& + &': { mt: 3 } }}>
      {heading ? (
        <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
      ) : null}
      <Box sx={grid}>
        {fields.map(({ name, type, inputMode, hint, isWide = false }) => (
          <Box key={name} sx={isWide || type === 'email' ? wide : undefined}>
            <TextField
              control={form.control}
              name={name}
              label={CONTACT_FIELDS[name].label}
              type={type}
              inputMode={inputMode}
              hint={hint}
              autoComplete="off"
            />
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

/** What the group wrote, when and whether by phone it came and, if it was, last changed. */
function RequestOrigin({ request }: { request: VisitRequest }) {
  const { comment, createdAt, updatedAt, source } = request;
  const received = instantInWords(createdAt);
  const changed = instantInWords(updatedAt);
  return (
    <>
      {comment ? (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {VISIT_FIELDS.comment.labels.staff}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.5 }}>
            {comment}
          </Typography>
        </Box>
      ) : null}
      <FactList
        facts={[
          {
            label: 'Primljeno',
            value: source === 'PHONE' ? `${VISIT_SOURCE_LABELS.PHONE}, ${received}` : received,
          },
          { label: 'Poslednja izmena', value: changed === received ? '' : changed },
        ]}
      />
    </>
  );
}
