import { CONTACT_FIELDS } from '@museum/shared/visit-requests/contact-fields';
import {
  CONTACT_TYPE_LABELS,
  CONTACT_TYPES,
  type ContactType,
} from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { RadioCardsField } from '#components/form/radio-cards-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import {
  CONTACT_FIELD_GROUPS,
  type ContactFieldGroup,
  type ContactFieldLook,
} from './contact-field-looks.ts';
import type { VisitForm } from './request-resolvers.ts';

const WHO: Record<ContactType, string> = {
  agency: 'Zakazujete u ime škole ili ustanove',
  institution: 'Škola, vrtić, ustanova ili firma',
  personal: 'Porodica, društvo, proslava',
};

const options = CONTACT_TYPES.map((value) => ({
  value,
  label: CONTACT_TYPE_LABELS[value],
  description: WHO[value],
}));

type ContactProps = { form: VisitForm };

function ContactField({ form, look }: ContactProps & { look: ContactFieldLook }) {
  return (
    <div data-wide={look.isWide}>
      <TextField
        control={form.control}
        name={look.name}
        label={CONTACT_FIELDS[look.name].label}
        hint={look.hint}
        type={look.type}
        inputMode={look.inputMode}
        autoComplete={look.autoComplete}
        required={!look.isOptional}
      />
    </div>
  );
}

function ContactGroup({ form, group }: ContactProps & { group: ContactFieldGroup }) {
  return (
    <Box sx={{ mt: 3.5 }}>
      {group.heading ? (
        <Typography variant="h5" component="h4" sx={{ mb: 2 }}>
          {group.heading}
        </Typography>
      ) : null}
      <FieldGrid>
        {group.fields.map((look) => (
          <ContactField key={look.name} form={form} look={look} />
        ))}
      </FieldGrid>
    </Box>
  );
}

/** Who asks for the visit; what is typed for one contact type stays while another is looked at. */
export function ContactSection({ form }: ContactProps) {
  const contactType = useWatch({ control: form.control, name: 'contactType' });
  const { setValue } = form;
  useEffect(() => {
    // spec §2: for contact type personal the dinner request is forced off.
    if (contactType === 'personal') setValue('isRequestingDinner', false);
  }, [contactType, setValue]);
  return (
    <FormSection number={1} heading="Ko zakazuje posetu">
      <RadioCardsField
        control={form.control}
        name="contactType"
        label="Vrsta kontakta"
        options={options}
      />
      {CONTACT_FIELD_GROUPS[contactType].map((group) => (
        <ContactGroup key={group.heading ?? contactType} form={form} group={group} />
      ))}
    </FormSection>
  );
}
