import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';

import { TextField } from '#components/form/text-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import type { WithDinnerRequest } from './dinner-request-defaults.ts';
import { MealRow } from './meal-row.tsx';
import { DINNER_REQUEST_LABELS } from './dinner-request-labels.ts';

const fields = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  alignItems: 'start',
  // An e-mail address needs a line of its own where there is no room for it beside the name.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr)' },
  '& > :last-child': { gridColumn: '1 / -1' },
  '@media (width >= 87.5rem)': {
    gridTemplateColumns: '170px minmax(0, 2fr) minmax(0, 3fr)',
    '& > :last-child': { gridColumn: 'auto' },
  },
};

type DinnerRequestEditorProps = {
  /** Those that the request keeps (contract §5). */
  unitPrices: PriceMapping;
  /** Whether the personal data of the request has gone: nobody is named again. */
  isAnonymized: boolean;
};

/** The lunch as staff edit it. */
export function DinnerRequestEditor({ unitPrices, isAnonymized }: DinnerRequestEditorProps) {
  const { control, formState } = useFormContext<WithDinnerRequest>();
  return (
    <>
      {formState.errors.dinnerRequest ? (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {DINNER_EDITOR_MESSAGE}
        </Alert>
      ) : null}
      <CustomerFields isAnonymized={isAnonymized} />
      {MEAL_CATALOG.map((meal) => (
        <MealRow key={meal.group} meal={meal} unitPrices={unitPrices} />
      ))}
      {isAnonymized ? null : (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
          <TextField
            control={control}
            name="dinnerRequest.additionalComments"
            label={DINNER_REQUEST_LABELS.additionalComments}
            rows={2}
          />
        </Box>
      )}
    </>
  );
}

function CustomerFields({ isAnonymized }: Pick<DinnerRequestEditorProps, 'isAnonymized'>) {
  const { control } = useFormContext<WithDinnerRequest>();
  return (
    <Box sx={fields}>
      <TimeField
        control={control}
        name="dinnerRequest.timeOfDinner"
        label={DINNER_REQUEST_LABELS.timeOfDinner}
      />
      {isAnonymized ? (
        <Box component="p" sx={{ m: 0, alignSelf: 'center', whiteSpace: 'nowrap' }}>
          Lični podaci su uklonjeni.
        </Box>
      ) : (
        <>
          <TextField
            control={control}
            name="dinnerRequest.customerName"
            label={DINNER_REQUEST_LABELS.customerName}
          />
          <TextField
            control={control}
            name="dinnerRequest.customerEmail"
            label={DINNER_REQUEST_LABELS.customerEmail}
            type="email"
          />
        </>
      )}
    </Box>
  );
}
