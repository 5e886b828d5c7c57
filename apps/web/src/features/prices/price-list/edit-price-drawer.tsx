import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Price,
  PRICE_CHANGED_MESSAGE,
  type UpdatePrice,
  updatePriceSchema,
} from '@museum/shared/prices/price-schema';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { TextField } from '#components/form/text-field.tsx';
import { usePanelForm } from '#components/form/use-kept-form.ts';
import { PRICE_SAVED } from './add-price-drawer.tsx';
import { PriceDrawer, rsd } from './price-drawer.tsx';
import { dinarsInField, parseDinars } from '#features/prices/price-input.ts';
import { usePriceKinds } from './price-kind-names.ts';
import { updatePriceMutation } from './price-list-queries.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type EditPriceDrawerProps = {
  price: Price;
  onClose: () => void;
};

type PriceValues = { price: string; before: number };

// verbatim from the spec
const TITLE = 'Izmeni cenu';

const schemaFor = (id: number) =>
  z.preprocess(
    ({ price, before }: PriceValues) => ({ id, price: parseDinars(price), before }),
    updatePriceSchema,
  );

/** Changes what a kind costs; the kind itself stays. */
export function EditPriceDrawer({ price, onClose }: EditPriceDrawerProps) {
  const showToast = useToast();
  const { nameOf } = usePriceKinds();
  const update = useMutation(updatePriceMutation);
  const form = useForm<PriceValues, unknown, UpdatePrice>({
    defaultValues: { price: dinarsInField(price.price), before: price.price },
    resolver: zodResolver(schemaFor(price.id)),
  });
  const { control, formState, handleSubmit } = form;
  const close = usePanelForm(form, { name: `price/${price.id}`, onClose });
  const save = async (changed: UpdatePrice) => {
    try {
      await update.mutateAsync(changed);
      showToast({ kind: 'success', message: PRICE_SAVED });
      close();
    } catch (error) {
      const isStale = errorCode(error) === 'STALE_VERSION';
      showToast(isStale ? { kind: 'error', message: PRICE_CHANGED_MESSAGE } : failureToast(error));
      if (isStale) close();
    }
  };
  return (
    <PriceDrawer
      title={TITLE}
      isDirty={formState.isDirty}
      isSaving={update.isPending}
      onClose={close}
      onSubmit={handleSubmit(save)}
    >
      <div>
        <Typography variant="body2" color="text.secondary">
          Tip cene
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{nameOf(price.kind)}</Typography>
      </div>
      <TextField control={control} name="price" label="Cena" endAdornment={rsd} />
    </PriceDrawer>
  );
}
