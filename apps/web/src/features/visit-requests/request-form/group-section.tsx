import { isCount } from '@museum/shared/primitives/count';
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

/** More than ever came in one group: perhaps a slip of the hand. */
const MANY_VISITORS = 300;

/** What stands below the numbers; how many followers pay nothing, as soon as that can be told. */
function useHints(form: VisitForm) {
  const [ageGroup, visitors] = useWatch({
    control: form.control,
    name: ['ageGroupType', 'visitorAmount'],
  });
  const general = 'Ne računaju se u broj posetilaca';
  const isFreeKnown = ageGroup && isCount(visitors, 1);
  const free = isFreeKnown ? plural(freeFollowerLimit(ageGroup, visitors), followers) : '';
  return {
    visitors:
      isCount(visitors, 1) && visitors > MANY_VISITORS
        ? `Najavljujete više od ${MANY_VISITORS} posetilaca – proverite broj`
        : 'Grupna cena važi za 20 i više posetilaca',
    followers: free
      ? `${general}. Besplatan ulaz: najviše ${free}, uključujući lekara i vodiča.`
      : general,
  };
}

/** How many come, and who they are. */
export function GroupSection({ form }: { form: VisitForm }) {
  const hints = useHints(form);
  return (
    <FormSection number={2} heading="Vaša grupa">
      <FieldGrid>
        <NumberField
          control={form.control}
          name="visitorAmount"
          label="Broj posetilaca"
          hint={hints.visitors}
          stepper
          required
        />
        <NumberField
          control={form.control}
          name="numberOfFollowers"
          label="Broj pratilaca"
          hint={hints.followers}
          stepper
          required
        />
        <div data-wide>
          <SelectField
            control={form.control}
            name="ageGroupType"
            label="Uzrast grupe"
            options={ageGroups}
            emptyLabel="Odaberite uzrast"
            required
          />
        </div>
      </FieldGrid>
    </FormSection>
  );
}
