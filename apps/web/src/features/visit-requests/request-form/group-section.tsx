import { MAX_COUNT } from '@museum/shared/primitives/count';
import { plural } from '@museum/shared/primitives/plural';
import { freeFollowerLimit } from '@museum/shared/quote/free-followers';
import {
  AGE_GROUP_TYPE_LABELS,
  AGE_GROUP_TYPES,
} from '@museum/shared/visit-requests/visit-request-enums';
import { useWatch } from 'react-hook-form';

import { FieldGrid } from '#components/form/field-grid.tsx';
import { FormSection } from '#components/form/form-section.tsx';
import { NumberField } from '#components/form/number-field.tsx';
import { toOptions } from '#components/form/option.ts';
import { SelectField } from '#components/form/select-field.tsx';

import type { VisitForm } from './request-resolvers.ts';

const ageGroups = toOptions(AGE_GROUP_TYPES, AGE_GROUP_TYPE_LABELS);
const followers = { one: 'pratilac', few: 'pratioca', other: 'pratilaca' };

/** How many of the followers pay nothing, as soon as that can be told. */
function useFollowersHint(form: VisitForm) {
  const [ageGroup, visitors] = useWatch({
    control: form.control,
    name: ['ageGroupType', 'visitorAmount'],
  });
  const general = 'Ne računaju se u broj posetilaca';
  if (!ageGroup || !Number.isInteger(visitors) || visitors < 1) return general;
  const free = plural(freeFollowerLimit(ageGroup, visitors), followers);
  return `${general}. Besplatan ulaz: najviše ${free}, sa lekarom i vodičem.`;
}

/** How many come, and who they are. */
export function GroupSection({ form }: { form: VisitForm }) {
  const hint = useFollowersHint(form);
  return (
    <FormSection number={2} heading="Vaša grupa">
      <FieldGrid>
        <NumberField
          control={form.control}
          name="visitorAmount"
          label="Broj posetilaca"
          hint="Grupna cena važi za 20 i više posetilaca"
          max={MAX_COUNT}
          required
        />
        <SelectField
          control={form.control}
          name="ageGroupType"
          label="Uzrast grupe"
          options={ageGroups}
          emptyLabel="Odaberite uzrast"
          required
        />
        <div data-wide>
          <NumberField
            control={form.control}
            name="numberOfFollowers"
            label="Broj pratilaca"
            hint={hint}
            max={MAX_COUNT}
            stepper
            required
          />
        </div>
      </FieldGrid>
    </FormSection>
  );
}
