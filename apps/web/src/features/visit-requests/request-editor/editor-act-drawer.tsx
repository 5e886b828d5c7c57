import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useOwnActs } from '#features/visit-requests/audit-trail-queries.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { useActForm } from '#features/visit-requests/stage-acts/act-form.ts';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { UnsavedNotice } from '#features/visit-requests/stage-acts/unsaved-notice.tsx';
import { useConflicts } from '#features/visit-requests/stage-acts/conflicts/use-conflicts.ts';
import { doneText, useMailPreview } from '#features/visit-requests/stage-acts/use-mail-preview.ts';
import { serverMessage } from '#lib/http/error-message.ts';
import { type Toast, useToast } from '#lib/toasts.ts';
import { type EditorAct, EDITOR_ACTS, editorActMutation } from './editor-acts.ts';
import type { Editor } from './use-editor.ts';

type EditorActDrawerProps = {
  editor: Editor;
  act: EditorAct;
  /** The request as the act would leave it. */
  after: VisitRequest;
  /** What staff have written to the requester so far. */
  note?: string;
  onClose: () => void;
  /** What changes. */
  children?: ReactNode;
};

const UNTOLD = { send: false, note: null };

/** An act on the stored request of an editor: shows what changes, the mail, and where it doesn't fit. */
export function EditorActDrawer(props: EditorActDrawerProps) {
  const { editor, act, after, note, onClose, children } = props;
  const { baseline, change, isStoredAfterAll, isBusy, isDirty } = editor;
  const { actions, done, ...looks } = EDITOR_ACTS[act];
  const { conflicts, isRefusal } = useConflicts();
  const needsReason = conflicts.length > 0;
  const { id } = baseline;
  const isTold = looks.isTold(baseline.stage);
  const { form, close } = useActForm({ id, act, needsReason, note, onClose });
  const preview = useMailPreview(form, isTold ? { request: baseline, act } : undefined);
  const { mutateAsync } = useMutation(editorActMutation);
  const hasDone = useOwnActs(id);
  const isDone = ({ version }: VisitRequest) => hasDone(actions, version - baseline.version);
  const showToast = useToast();
  const submit = form.handleSubmit(async ({ reason, mail }) => {
    if (isBusy) return;
    const answer = { reason, mail: isTold ? mail : UNTOLD };
    const told: Toast = { kind: 'success', message: doneText(done, preview.data) };
    try {
      let toast = told;
      const isAnswered = await change(async () => {
        const made = await mutateAsync({ id, act, request: baseline, answer });
        if (typeof made === 'string') toast = { kind: 'info', message: made };
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
