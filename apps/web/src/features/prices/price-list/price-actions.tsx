import type { Price } from '@museum/shared/prices/price-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';

import { DeleteButton } from '#components/buttons/delete-button.tsx';
import { pencilPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { EditPriceDrawer } from './edit-price-drawer.tsx';
import { usePriceKinds } from './price-kind-names.ts';
import { deletePriceMutation } from './price-list-queries.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';

// verbatim from the spec, which asks the same confirmation as for a request
const DELETE_TITLE = 'Izbriši zahtev';
const DELETED = 'Cena je uspješno izbrisana';

/** Change and delete, for one price. */
export function PriceActions({ price }: { price: Price }) {
  const editing = useHistoryStep<true>(`price-${price.id}`);
  const remove = useMutation(deletePriceMutation);
  const name = usePriceKinds().nameOf(price.kind);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        justifyContent: { nav: 'flex-end' },
        mx: { xs: -1, nav: -0.5 },
      }}
    >
      <Button
        size="small"
        aria-label={`Izmeni: ${name}`}
        startIcon={<Icon path={pencilPath} size={18} />}
        onClick={() => {
          void editing.enter(true);
        }}
      >
        Izmeni
      </Button>
      <DeleteButton
        size="small"
        label="Izbriši"
        aria-label={`Izbriši: ${name}`}
        title={DELETE_TITLE}
        subject={name}
        remove={() => remove.mutateAsync(price.id)}
        deletedMessage={DELETED}
      />
      {editing.value ? <EditPriceDrawer price={price} onClose={editing.leave} /> : null}
    </Box>
  );
}
