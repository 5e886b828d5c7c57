import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import {
  type ContactField,
  isContactFieldRequired,
} from '@museum/shared/visit-requests/requester/contact-schema';
import {
  CONTACT_TYPE_LABELS,
  CONTACT_TYPES,
  type ContactType,
} from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { toOptions } from '#components/form/choices/option.ts';
import { RadioCardsField } from '#components/form/choices/radio-cards-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import {
  CONTACT_FIELD_GROUPS,
  type ContactFieldGroup,
} from '#features/visit-requests/contact-field-looks.ts';
import type { SectionProps } from './section-props.ts';

const WHO: Record<ContactType, string> = {
  agency: 'Zakazujete u ime škole ili ustanove',
  institution: 'Škola, vrtić, ustanova ili firma',
  personal: 'Porodica, društvo, proslava',
};

const contactTypes = toOptions(CONTACT_TYPES, CONTACT_TYPE_LABELS).map((option) => ({
  ...option,
  description: WHO[option.value],
}));

type ContactProps = SectionProps & {
  /** A field of its own instead of the usual one. */
  fieldInstead?: (field: { name: ContactField; label: string; required: boolean }) => ReactNode;
};

function ContactGroup({
  form,
  isByPhone,
  fieldInstead,
  group,
}: ContactProps & { group: ContactFieldGroup }) {
  return (
    <Box sx={{ mt: 3.5 }}>
      {group.heading ? (
        <Typography variant="h5" component="h4" sx={{ mb: 2 }}>
          {group.heading}
        </Typography>
      ) : null}
      <FieldGrid>
        {group.fields.map(({ name, isWide, ...look }) => {
          const { label } = CONTACT_FIELDS[name];
          const field = { name, label, required: isContactFieldRequired(name, isByPhone) };
          return (
            <div key={name} data-wide={isWide}>
              {fieldInstead?.(field) ?? <TextField {...look} {...field} control={form.control} />}
            </div>
          );
        })}
      </FieldGrid>
    </Box>
  );
}

/** Who asks for the visit; what is typed for one contact type stays while another is looked at. */
export const ContactSection = memo(function ContactSection({ form, ...rest }: ContactProps) {
  const contactType = useWatch({ control: form.control, name: 'contactType' });
  const { setValue } = form;
  useEffect(() => {
    // spec §2: for contact type personal the dinner request is forced off.
    if (contactType === 'personal') setValue('isRequestingDinner', false);
  }, [contactType, setValue]);
  return (
    <FormSection heading="Ko zakazuje posetu">
      <RadioCardsField
        control={form.control}
        name="contactType"
        label="Vrsta kontakta"
        options={contactTypes}
      />
      {CONTACT_FIELD_GROUPS[contactType].map((group) => (
        <ContactGroup key={group.heading ?? contactType} form={form} group={group} {...rest} />
      ))}
    </FormSection>
  );
});
