import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';

import { CheckboxCardField } from '#components/form/checkbox-card-field.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { TimeField } from '#components/form/time-field.tsx';
import { externalLinkPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { paths } from '#lib/paths.ts';
import type { VisitForm } from './request-resolvers.ts';

type ProgrammeProps = { form: VisitForm };

function LunchOfferLink() {
  return (
    <Link
      href={paths.lunchOffer}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', mt: 1, py: 0.5 }}
    >
      Pogledajte ponudu obroka (nova kartica)
      <Icon path={externalLinkPath} size={18} />
    </Link>
  );
}

function MemorialHouseField({ form }: ProgrammeProps) {
  const isWanted = useWatch({ control: form.control, name: 'isRequestingVisitHomeExhibition' });
  return (
    <CheckboxCardField
      control={form.control}
      name="isRequestingVisitHomeExhibition"
      label="Poseta spomen-kući"
      hint="Spomen-kuća se obilazi u terminu koji odaberete"
    >
      {isWanted ? (
        <Box sx={{ mt: 2.5, maxWidth: 320 }}>
          <TimeField
            control={form.control}
            name="homeExhibitionVisitTime"
            label="Vreme posete spomen-kući"
            required
          />
        </Box>
      ) : null}
    </CheckboxCardField>
  );
}

/** What the group wants besides the tour. */
export function ProgrammeSection({ form }: ProgrammeProps) {
  const contactType = useWatch({ control: form.control, name: 'contactType' });
  return (
    <FormSection
      number={4}
      heading="Šta želite uz obilazak"
      description="Obilazak centra i Dino parka je već uključen"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CheckboxCardField
          control={form.control}
          name="isRequestingAdditionalContent"
          label="Dodatni sadržaj – bioskop ili predstava"
          hint="Besplatno za grupe koje ručaju u restoranu"
        />
        <MemorialHouseField form={form} />
        {contactType === 'personal' ? null : (
          <CheckboxCardField
            control={form.control}
            name="isRequestingDinner"
            label="Ručak u restoranu"
            hint="Obroke birate u sledećem koraku"
          >
            <LunchOfferLink />
          </CheckboxCardField>
        )}
      </Box>
    </FormSection>
  );
}
