import type { Price } from '@museum/shared/prices/price-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { DeleteButton } from '#components/buttons/delete-button.tsx';
import { pencilPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { EditPriceDrawer } from './edit-price-drawer.tsx';
import { usePriceKinds } from './price-kind-names.ts';
import { deletePriceMutation } from './price-list-queries.ts';

// verbatim from the spec, which asks the same confirmation as for a request
const DELETE_TITLE = 'Izbriši zahtev';
const DELETED = 'Cena je uspješno izbrisana';

/** Change and delete, for one price. */
export function PriceActions({ price }: { price: Price }) {
  // Every opening starts with the price as it is then.
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const remove = useMutation(deletePriceMutation);
  const name = usePriceKinds().nameOf(price.kind);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { nav: 'flex-end' }, mx: -1 }}>
      <Button
        size="small"
        aria-label={`Izmeni: ${name}`}
        startIcon={<Icon path={pencilPath} size={18} />}
        onClick={() => {
          setOpening(({ count }) => ({ count: count + 1, isOpen: true }));
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
      {opening.count > 0 ? (
        <EditPriceDrawer
          key={opening.count}
          price={price}
          isOpen={opening.isOpen}
          onClose={() => {
            setOpening(({ count }) => ({ count, isOpen: false }));
          }}
        />
      ) : null}
    </Box>
  );
}
