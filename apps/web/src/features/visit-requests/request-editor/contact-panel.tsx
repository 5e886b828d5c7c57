import { correctableFields } from '@museum/shared/visit-requests/contact-correction';
import { CONTACT_FIELD_LABELS } from '@museum/shared/visit-requests/contact-field-labels';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';

import { TextField } from '#components/form/text-field.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { Panel } from './panel.tsx';
import { RequestOrigin } from './request-origin.tsx';
import type { RequestEditor } from './use-request-editor.ts';
import { CONTACT_FIELD_GROUPS } from '#features/visit-requests/request-form/contact-field-looks.ts';

type ContactPanelProps = { editor: RequestEditor };

const inset = { px: { xs: 2, sm: 3 } };

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
};

/** What is long shows all of it. */
const wide = { gridColumn: '1 / -1' };

/** Who is behind the request, said once: in short or, unfolded, all its fields to be corrected. */
export function ContactPanel({ editor }: ContactPanelProps) {
  const { baseline, form } = editor;
  const { errors } = form.formState;
  return (
    <Card component="section" aria-label="Podnosilac zahteva">
      <Panel
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
      </Panel>
      <Box sx={{ ...inset, pt: 2, pb: { xs: 2, sm: 3 } }}>
        <RequestOrigin request={baseline} />
      </Box>
    </Card>
  );
}

/** Derived from the fields of the contact type (spec §2), as they stand in the form. */
function contactFacts({ baseline, values }: RequestEditor): Fact[] {
  const { contactType } = baseline;
  const contact = contactSummary({ ...baseline, ...values });
  const isPersonal = contactType === 'personal';
  return [
    { label: 'Naziv agencije', value: contact.agencyName },
    { label: 'Naziv institucije', value: contact.institutionName },
    { label: CONTACT_FIELD_LABELS.personalName, value: isPersonal ? contact.name : '' },
    { label: 'Telefon', value: contact.phone, kind: 'phone' },
    { label: 'Adresa', value: contact.address },
    { label: 'E-mail', value: contact.email, kind: 'email' },
    {
      label: CONTACT_FIELD_LABELS.institutionLeaderName,
      value: isPersonal ? '' : contact.leaderName,
    },
  ];
}

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
              label={CONTACT_FIELD_LABELS[name]}
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
