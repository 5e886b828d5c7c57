import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { trashPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { isUnanswered } from '#lib/http/lost-answer.ts';
import { useToast } from '#lib/toasts.ts';

type Deletion = {
  /** @throws when nothing was deleted */
  remove: () => Promise<unknown>;
  deletedMessage: string;
  /** The words for a failure, when "not deleted" does not say enough. */
  toFailedMessage?: (error: unknown) => string;
};

type DeleteButtonProps = Deletion &
  Pick<ButtonProps, 'sx' | 'size' | 'variant' | 'disabled' | 'aria-label'> & {
    label: ReactNode;
    /** Of the question that is asked first. */
    title: string;
    /** The question itself. */
    question?: string;
    /** What goes, below the question. */
    subject: ReactNode;
    /** What comes of it, below the subject. */
    consequence?: string;
  };

// verbatim from the spec
const QUESTION = 'Jeste li sigurni da želite izbrisati ovaj zahtev?';
export const NOT_DELETED = 'Zahtev nije uspješno izbrisan';

/** Without an answer it is tried once more; what isn't found then was deleted before. */
function useRemoving(remove: Deletion['remove']) {
  const isInDoubt = useRef(false);
  const attempt = async (): Promise<void> => {
    const isRepeated = isInDoubt.current;
    try {
      await remove();
    } catch (error) {
      if (isRepeated && errorCode(error) === 'NOT_FOUND') return;
      if (isUnanswered(error)) isInDoubt.current = true;
      if (isRepeated || !isInDoubt.current) throw error;
      await attempt();
    }
  };
  return attempt;
}

function useDeletion({ remove, deletedMessage, toFailedMessage = () => NOT_DELETED }: Deletion) {
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const showToast = useToast();
  const isDeleted = useRef(false);
  const removeSurely = useRemoving(remove);
  useEffect(
    () => () => {
      // The button went along with what was deleted: the keyboard goes on at the page's content.
      if (isDeleted.current) focusIfLost(document.querySelector('main'));
    },
    [],
  );
  return {
    state,
    ask: () => {
      setState('asking');
    },
    close: () => {
      if (state === 'asking') setState('idle');
    },
    // What is deleted often takes its button along: the toast must not depend on it.
    confirm: async () => {
      setState('deleting');
      try {
        await removeSurely();
        isDeleted.current = true;
        showToast({ kind: 'success', message: deletedMessage });
      } catch (error) {
        showToast({ kind: 'error', message: toFailedMessage(error) });
      }
      setState('idle');
    },
  };
}

/** Deletes something after asking. */
export function DeleteButton(props: DeleteButtonProps) {
  const {
    label,
    title,
    question = QUESTION,
    subject,
    consequence,
    remove,
    deletedMessage,
    toFailedMessage,
    ...look
  } = props;
  const deletion = useDeletion({ remove, deletedMessage, toFailedMessage });
  return (
    <>
      <Button
        {...look}
        color="error"
        startIcon={<Icon path={trashPath} size={18} />}
        onClick={deletion.ask}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={deletion.state !== 'idle'}
        title={title}
        text={<Question question={question} subject={subject} consequence={consequence} />}
        isBusy={deletion.state === 'deleting'}
        onClose={deletion.close}
        onConfirm={() => {
          void deletion.confirm();
        }}
      />
    </>
  );
}

type QuestionProps = Pick<DeleteButtonProps, 'question' | 'subject' | 'consequence'>;

function Question({ question, subject, consequence }: QuestionProps) {
  return (
    <>
      {question}
      <Box sx={{ mt: 1.5, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {subject}
      </Box>
      {consequence ? <Box sx={{ mt: 1.5 }}>{consequence}</Box> : null}
    </>
  );
}
