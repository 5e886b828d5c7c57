import {
  newVisitNoteSchema,
  NOTES_ENDED_MESSAGE,
  type VisitNote,
} from '@museum/shared/visit-requests/visit-note-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { addVisitNoteMutation, visitNotesQuery } from './panel-queries.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';
import { useToast } from '#lib/toasts.ts';

const Notes = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 14px', borderRadius: 10, backgroundColor: palette.limestone },
  '& p': { margin: 0, lineHeight: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { color: palette.umber, fontSize: '0.875rem' },
});

/** What is typed, and the key under which it goes out however it is corrected. */
const beginNote = (text = '') => ({ text, key: newIdempotencyKey() });

const ADDED_BEFORE =
  'Beleška je već sačuvana, onako kako je prvi put poslata. Ako treba i ova, dodajte je još jednom.';

type NotesPanelProps = {
  id: number;
  /** The personal data of the request has gone, and the notes with it. */
  isAnonymized: boolean;
};

const panelLook = {
  p: { xs: 2, sm: 3 },
  '@media print': { '&:not(:has(li, [role="alert"], .MuiFormLabel-filled))': { display: 'none' } },
};

/** What staff write for each other about the request. */
export const NotesPanel = memo(function NotesPanel({ id, isAnonymized }: NotesPanelProps) {
  const stored = useQuery(visitNotesQuery(id));
  return (
    <Card component="section" aria-labelledby="beleske" sx={panelLook}>
      <Typography id="beleske" variant="h4" component="h2">
        Interne beleške
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Vide ih samo zaposleni: nema ih u mejlovima, dokumentima ni na sajtu.
      </Typography>
      {isAnonymized ? <p>{NOTES_ENDED_MESSAGE}</p> : <NewNote id={id} />}
      <Loaded
        query={stored}
        errorTitle="Beleške nisu učitane"
        waiting={<Skeleton height={56} role="progressbar" aria-label="Učitavanje beleški" />}
      >
        {(notes) => (notes.length > 0 ? <NoteList notes={notes} /> : null)}
      </Loaded>
    </Card>
  );
});

const NoteList = ({ notes }: { notes: VisitNote[] }) => (
  <Notes role="list" aria-label="Beleške">
    {notes.map(({ id, text, author, createdAt }) => (
      <li key={id}>
        <p>{text}</p>
        <small>{`${author}, ${formatInstant(createdAt)}`}</small>
      </li>
    ))}
  </Notes>
);

/** What is typed, kept for the tab. */
function useNote(id: number) {
  const draft = useStaffDraft(`visit-request-edit/${id}/note`, (stored) =>
    restoreValues(beginNote(), stored),
  );
  const [note, setNote] = useState(() => draft.mine ?? beginNote());
  const { text } = note;
  useUnsaved(text.trim() !== '', { place: 'page', discard: draft.remove });
  useEffect(() => {
    if (text) draft.write(note);
    else draft.remove();
  }, [draft, note, text]);
  return {
    ...note,
    setText: (typed: string) => {
      setNote(({ key }) => ({ text: typed, key }));
    },
    /** What is sent from here on is another note. */
    begin: (typed: string) => {
      setNote(beginNote(typed));
    },
  };
}

/** It stands within the request's form, and is stored by its own button. */
function NewNote({ id }: { id: number }) {
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(addVisitNoteMutation(id));
  const { text, key, setText, begin } = useNote(id);
  const [message, setMessage] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  // A second press comes before the first one is seen to be under way.
  const isAdding = useRef(false);
  const type = (typed: string) => {
    setText(typed);
    setMessage(undefined);
  };
  const add = async () => {
    if (isAdding.current) return;
    const checked = newVisitNoteSchema.safeParse({ text });
    if (!checked.success) {
      setMessage(checked.error.issues[0]?.message);
      field.current?.focus();
      return;
    }
    isAdding.current = true;
    try {
      await mutateAsync({ note: checked.data, key });
      begin('');
      showToast({ kind: 'success', message: 'Beleška je sačuvana' });
    } catch (error) {
      const isAddedBefore = errorCode(error) === 'IDEMPOTENCY_CONFLICT';
      if (isAddedBefore) begin(text);
      showToast(isAddedBefore ? { kind: 'error', message: ADDED_BEFORE } : failureToast(error));
    }
    isAdding.current = false;
  };
  return (
    <>
      <TextField
        label="Nova beleška"
        multiline
        minRows={2}
        value={text}
        inputRef={field}
        error={message !== undefined}
        helperText={message}
        slotProps={{ htmlInput: { readOnly: isPending } }}
        onChange={(event) => {
          type(event.target.value);
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
        <BusyButton
          variant="outlined"
          isBusy={isPending}
          onClick={() => {
            void add();
          }}
        >
          Dodaj belešku
        </BusyButton>
      </Box>
    </>
  );
}
