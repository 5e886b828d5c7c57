import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

import { useCountUp } from '#lib/use-count-up.ts';
import { hasTypedText, type RequestDraft, type RequestDraftStore } from './request-draft.ts';
import type { RequestForms } from '#features/visit-requests/request-form/request-forms.ts';

type Notice = 'filled' | 'restored' | 'erased';

const WORDS: Record<Notice, string> = {
  filled: 'Popunili smo podatke iz vašeg ranijeg zahteva. Dopunite ostalo i proverite brojeve.',
  restored: 'Nastavljate zahtev koji ste ranije započeli u ovoj kartici pregledača.',
  erased: 'Uneti podaci su obrisani.',
};

/** What is to be said of the draft, with erasing it and taking that back. */
function useNotice({ draft, visit, dinner }: RequestForms) {
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const [erased, setErased] = useState<RequestDraft>();

  const show = (shown: RequestDraft) => {
    visit.reset(shown.visit);
    dinner.reset(shown.dinner);
    draft.update({ submission: shown.submission, filledFrom: shown.filledFrom });
  };
  const kept: Notice = draft.current().filledFrom ? 'filled' : 'restored';
  const whence = isRestored ? kept : undefined;
  return {
    notice: erased ? ('erased' as const) : whence,
    erase: () => {
      setErased(draft.current());
      show(draft.discard());
    },
    undo: () => {
      if (erased) show(erased);
      setErased(undefined);
      setIsRestored(true);
    },
  };
}

/**
 * The draft ends with its tab, so whoever has typed something is asked before the tab closes. The
 * draft survives a reload and a way to another page, but browsers tell no page which of them it is.
 */
function useClosingQuestion(draft: RequestDraftStore) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTypedText(draft.current())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [draft]);
}

type DraftNoticeProps = {
  forms: RequestForms;
  /** What is on its way can't be erased. */
  isSending: boolean;
};

/** Says where the filled-in fields come from, and lets them go; an erasure can be taken back. */
export function DraftNotice({ forms, isSending }: DraftNoticeProps) {
  const { notice, erase, undo } = useNotice(forms);
  useClosingQuestion(forms.draft);
  // Only what comes into a region that is there already is read out.
  const isThere = useCountUp(1) > 0;
  const isErased = notice === 'erased';
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {isThere && notice ? (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button
              color="inherit"
              size="small"
              disabled={isSending}
              onClick={isErased ? undo : erase}
            >
              {isErased ? 'Vratite' : 'Obrišite uneto'}
            </Button>
          }
        >
          {WORDS[notice]}
        </Alert>
      ) : null}
    </Box>
  );
}
