import { UNKNOWN_ERROR_MESSAGE } from '@museum/shared/http/error-code';
import type { ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { repeatPath } from '#components/icons/tool-icon-paths.ts';
import { paths } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';
import type { EarlierRequest } from './filled-request.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Beside the page: they weigh as much as the page itself. */
const loadForm = async () => {
  const { beginRequest, hasBegunRequest } =
    await import('#features/visit-requests/request-form/draft/request-draft.ts');
  const { forAnotherSchool, sameAgain } = await import('./filled-request.ts');
  return { beginRequest, hasBegunRequest, forAnotherSchool, sameAgain };
};

type AgainButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'fullWidth'> & {
  earlier: EarlierRequest;
  /** The whole of it, or what an agency needs for one more school. */
  keeps: 'everything' | 'agency';
};

/**
 * Opens a new request that is filled from an earlier one. What somebody has begun to type in the
 * form is given up only when they say so.
 */
export function AgainButton({ earlier, keeps, ...look }: AgainButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const showToast = useToast();

  const begin = async (isSure: boolean) => {
    setIsBusy(true);
    try {
      const form = await loadForm();
      if (!isSure && form.hasBegunRequest()) {
        setIsAsking(true);
        return;
      }
      const fill = keeps === 'agency' ? form.forAnotherSchool : form.sameAgain;
      form.beginRequest(fill(earlier));
      await navigate(paths.requestGroupVisit);
    } catch {
      showToast({ kind: 'error', message: UNKNOWN_ERROR_MESSAGE });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <BusyButton
        {...look}
        isBusy={isBusy}
        startIcon={<Icon path={repeatPath} size={20} />}
        onClick={() => void begin(false)}
      >
        {keeps === 'agency' ? 'Zakažite za još jednu školu' : 'Zakažite ponovo'}
      </BusyButton>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            title="Već ste započeli zahtev"
            text="U ovoj kartici pregledača stoji zahtev koji niste poslali. Ako počnete nov, ono što ste u njemu uneli biće obrisano."
            confirmLabel="Počnite nov zahtev"
            cancelLabel="Zadržite započeti"
            onClose={() => {
              setIsAsking(false);
            }}
            onConfirm={() => void begin(true)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
