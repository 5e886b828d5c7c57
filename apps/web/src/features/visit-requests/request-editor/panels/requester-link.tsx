import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { CopyButton } from '#components/buttons/copy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { linkPath } from '#components/icons/tool-icon-paths.ts';
import { renewLinkMutation, showLinkMutation } from './panel-queries.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

const touch = { minHeight: { xs: 44, md: 40 } };

/** The link to the requester's own page, for whoever has lost the mail; staff can make it a new one. */
export function RequesterLink({ id }: { id: number }) {
  const showToast = useToast();
  const [link, setLink] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const show = useMutation(showLinkMutation(id));
  const renew = useMutation(renewLinkMutation(id));

  const take = async (asked: Promise<{ link: string }>, message?: string) => {
    try {
      setLink((await asked).link);
      setIsAsking(false);
      if (message) showToast({ kind: 'success', message });
    } catch (error) {
      showToast(failureToast(error));
    }
  };

  return (
    <Box sx={{ mt: 2 }}>
      {link ? (
        <ShownLink
          link={link}
          onRenew={() => {
            setIsAsking(true);
          }}
        />
      ) : (
        <BusyButton
          variant="outlined"
          isBusy={show.isPending}
          startIcon={<Icon path={linkPath} size={20} />}
          sx={touch}
          onClick={() => void take(show.mutateAsync())}
        >
          Veza naručioca
        </BusyButton>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Nova veza naručioca"
        text="Veze iz ranije poslatih mejlova prestaće da važe. Novu vezu pošaljite naručiocu."
        confirmLabel="Napravite novu vezu"
        isBusy={renew.isPending}
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={() => void take(renew.mutateAsync(link), 'Ranije veze više ne važe.')}
      />
    </Box>
  );
}

function ShownLink({ link, onRenew }: { link: string; onRenew: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    focusIfLost(box.current);
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>{link}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <CopyButton text={link} name="veza naručioca" variant="outlined" sx={touch} />
        <Button sx={touch} onClick={onRenew}>
          Napravite novu vezu
        </Button>
      </Box>
    </div>
  );
}
