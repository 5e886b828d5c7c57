import { zodResolver } from '@hookform/resolvers/zod';
import { DEFAULT_PRICE_KIND } from '@museum/shared/prices/price-kind';
import { type CreatePrice, createPriceSchema } from '@museum/shared/prices/price-schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { TextField } from '#components/form/text-field.tsx';
import { usePanelForm } from '#components/form/use-kept-form.ts';
import { PriceDrawer, rsd } from './price-drawer.tsx';
import { parseDinars } from '#features/prices/price-input.ts';
import { type NewPriceValues, PriceKindField } from './price-kind-field.tsx';
import { allPricesQuery, createPriceMutation } from './price-list-queries.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { useToast } from '#lib/toasts.ts';

// verbatim from the spec
const TITLE = 'Dodaj cenu';
export const PRICE_SAVED = 'Cena je uspješno dodata';

const schema = z.preprocess(
  ({ kind, price }: NewPriceValues) => ({ kind, price: parseDinars(price) }),
  createPriceSchema,
);

/** Whether the price list has such a price by now; false where it can't be read. */
async function isInList(client: QueryClient, { kind, price }: CreatePrice) {
  try {
    const prices = await client.fetchQuery({ ...allPricesQuery, staleTime: 0 });
    return prices.some((one) => one.kind === kind && one.price === price);
  } catch {
    return false;
  }
}

/** Adds a price. */
export function AddPriceDrawer({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const client = useQueryClient();
  const create = useMutation(createPriceMutation);
  const doneAfterAll = useDoneAfterAll();
  const form = useForm<NewPriceValues, unknown, CreatePrice>({
    defaultValues: { kind: DEFAULT_PRICE_KIND, price: '' },
    resolver: zodResolver(schema),
  });
  const { control, formState, handleSubmit, setError } = form;
  const close = usePanelForm(form, { name: 'price/new', onClose });
  const tellDone = () => {
    showToast({ kind: 'success', message: PRICE_SAVED });
    close();
  };
  const save = async (price: CreatePrice) => {
    try {
      await create.mutateAsync(price);
      tellDone();
    } catch (error) {
      const message = errorMessage(error);
      // Beside the field, too: people who listen to the page hear nothing from behind a dialog.
      if (errorCode(error) === 'PRICE_ALREADY_EXISTS') setError('kind', { message });
      showToast({ kind: 'error', message });
      if (await doneAfterAll(error, () => isInList(client, price))) tellDone();
    }
  };
  return (
    <PriceDrawer
      title={TITLE}
      isDirty={formState.isDirty}
      isSaving={create.isPending}
      onClose={close}
      onSubmit={handleSubmit(save)}
    >
      <PriceKindField control={control} />
      <TextField control={control} name="price" label="Cena" endAdornment={rsd} />
    </PriceDrawer>
  );
}
