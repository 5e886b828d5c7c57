import {
  type NewVisitNote,
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
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { addVisitNoteMutation, visitNotesQuery } from './visit-note-queries.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { type Attempt, useIdempotencyKeys } from '#lib/http/use-idempotency-keys.ts';
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

/** What is typed, and how it was sent so far. */
const NO_NOTE: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] };

/** The note that a person has begun on a request. */
export const useNoteDraft = (id: number) =>
  useStaffDraft(`visit-request-edit/${id}/note`, (stored) => restoreValues(NO_NOTE, stored));

type NewNoteProps = {
  id: number;
  draft: ReturnType<typeof useNoteDraft>;
  /** Whether something is typed that is not stored. */
  onTyped: (isTyped: boolean) => void;
};

type NotesPanelProps = NewNoteProps & {
  /** The personal data of the request has gone, and the notes with it. */
  isAnonymized: boolean;
};

const panelLook = {
  p: { xs: 2, sm: 3 },
  '@media print': { '&:not(:has(li, [role="alert"], .MuiFormLabel-filled))': { display: 'none' } },
};

/** What staff write for each other about the request. */
export const NotesPanel = memo(function NotesPanel({ isAnonymized, ...note }: NotesPanelProps) {
  const { id } = note;
  const stored = useQuery(visitNotesQuery(id));
  return (
    <Card component="section" aria-labelledby="beleske" sx={panelLook}>
      <Typography id="beleske" variant="h4" component="h2">
        Interne beleške
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Vide ih samo zaposleni: nema ih u mejlovima, dokumentima ni na sajtu.
      </Typography>
      {isAnonymized ? <p>{NOTES_ENDED_MESSAGE}</p> : <NewNote {...note} />}
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
function useNote({ draft, onTyped }: Pick<NewNoteProps, 'draft' | 'onTyped'>) {
  const [begun] = useState(() => draft.read() ?? NO_NOTE);
  const [text, setText] = useState(begun.text);
  const { keyOf, forgetKeys, attempts } = useIdempotencyKeys(begun.attempts);
  const keep = () => {
    if (text) draft.write({ text, attempts: attempts() });
    else draft.remove();
  };
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    onTyped(text.trim() !== '');
    keepTyped();
  }, [text, onTyped]);
  /** The key under which a note goes out; kept before it does. */
  const keyToSend = (note: NewVisitNote) => {
    const key = keyOf(note);
    keep();
    return key;
  };
  return { text, setText, keyToSend, forgetKeys };
}

/** It stands within the request's form, and is stored by its own button. */
function NewNote({ id, draft, onTyped }: NewNoteProps) {
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(addVisitNoteMutation(id));
  const { text, setText, keyToSend, forgetKeys } = useNote({ draft, onTyped });
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
      await mutateAsync({ note: checked.data, key: keyToSend(checked.data) });
      forgetKeys();
      type('');
      showToast({ kind: 'success', message: 'Beleška je sačuvana' });
    } catch (error) {
      showToast(failureToast(error));
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
