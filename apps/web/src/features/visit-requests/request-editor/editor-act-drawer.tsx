import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { MailPreviewBody } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

import { useOwnActs } from '#features/visit-requests/audit-trail-queries.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { type ActAnswer, useActForm } from '#features/visit-requests/stage-acts/act-form.ts';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { UnsavedNotice } from '#features/visit-requests/stage-acts/unsaved-notice.tsx';
import { useConflicts } from '#features/visit-requests/stage-acts/conflicts/use-conflicts.ts';
import { doneText, useMailPreview } from '#features/visit-requests/stage-acts/use-mail-preview.ts';
import { serverMessage } from '#lib/http/error-message.ts';
import { type Toast, useToast } from '#lib/toasts.ts';
import type { Editor } from './use-editor.ts';

export type EditorActWords = {
  title: string;
  label: string;
  /** Said once it is done. */
  done: string;
  icon: string;
  color: ButtonProps['color'];
};

type EditorActDrawerProps = {
  editor: Editor;
  act: MailPreviewBody['act'];
  words: EditorActWords;
  /** The request as the act would leave it. */
  after: VisitRequest;
  /** False where nobody was promised anything: then there is no mail about it. */
  isTold: boolean;
  /** What staff have written to the requester so far. */
  note?: string;
  /** Answers what is said where there was nothing to do any more, else what became of the request. */
  send: (answer: ActAnswer) => Promise<string | object>;
  /** What the audit trail calls the act. */
  actions: readonly AuditAction[];
  onClose: () => void;
  /** What changes. */
  children?: ReactNode;
};

const UNTOLD = { send: false, note: null };

/** An act on the stored request of an editor: shows what changes, the mail, and where it doesn't fit. */
export function EditorActDrawer(props: EditorActDrawerProps) {
  const { editor, act, words, after, isTold, note, send, actions, onClose, children } = props;
  const { baseline, change, isStoredAfterAll, isBusy, isDirty } = editor;
  const { done, ...looks } = words;
  const { conflicts, isRefusal } = useConflicts();
  const needsReason = conflicts.length > 0;
  const { id } = baseline;
  const { form, close } = useActForm({ id, act, needsReason, note, onClose });
  const preview = useMailPreview(form, isTold ? { request: baseline, act } : undefined);
  const hasDone = useOwnActs(id);
  const isDone = ({ version }: VisitRequest) => hasDone(actions, version - baseline.version);
  const showToast = useToast();
  const submit = form.handleSubmit(async ({ reason, mail }) => {
    if (isBusy) return;
    const told: Toast = { kind: 'success', message: doneText(done, preview.data) };
    try {
      let toast = told;
      const isAnswered = await change(async () => {
        const answer = await send({ reason, mail: isTold ? mail : UNTOLD });
        if (typeof answer === 'string') toast = { kind: 'info', message: answer };
      });
      if (isAnswered) showToast(toast);
      close();
    } catch (error) {
      if (isRefusal(error)) return;
      showToast({ kind: 'error', message: serverMessage(error) });
      if (await isStoredAfterAll(error, isDone)) {
        showToast(told);
        close();
      }
    }
  });
  return (
    <ActDrawer
      {...looks}
      form={form}
      conflicts={conflicts}
      needsReason={needsReason}
      isBusy={isBusy}
      onClose={close}
      {...(isTold && { preview })}
      isPossible
      visit={after}
      onSubmit={(event) => void submit(event)}
    >
      <RequestInShort request={after} />
      {isDirty ? <UnsavedNotice /> : null}
      {children}
    </ActDrawer>
  );
}
