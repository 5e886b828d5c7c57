import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useOwnActs } from '#features/visit-requests/audit-trail-queries.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { UnsavedNotice } from '#features/visit-requests/stage-acts/unsaved-notice.tsx';
import { doneText, useActPanel } from '#features/visit-requests/stage-acts/use-act-panel.ts';
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
  const { baseline, isBusy, isDirty } = editor;
  const { actions, done, isTold: tells, title, label, icon, color } = EDITOR_ACTS[act];
  const { id } = baseline;
  const isTold = tells(baseline.stage);
  const told = isTold ? { request: baseline, act } : undefined;
  const { panel, isRefusal } = useActPanel({ id, act, note, told, onClose });
  const { form, preview, onClose: close } = panel;
  const { mutateAsync } = useMutation(editorActMutation);
  const hasDone = useOwnActs(id);
  const showToast = useToast();
  const submit = form.handleSubmit(async ({ reason, mail }) => {
    if (isBusy) return;
    const answer = { reason, mail: isTold ? mail : UNTOLD };
    let toast: Toast = { kind: 'success', message: doneText(done, preview.data) };
    const send = async () => {
      const made = await mutateAsync({ id, act, request: baseline, answer });
      if (typeof made === 'string') toast = { kind: 'info', message: made };
    };
    const tell = () => {
      showToast(toast);
      close();
    };
    const isOwn = ({ version }: VisitRequest) => hasDone(actions, version - baseline.version);
    try {
      if (await editor.change(send)) tell();
      else onClose();
    } catch (error) {
      if (isRefusal(error)) return;
      const failed: Toast = { kind: 'error', message: serverMessage(error) };
      void editor.tellFailure({ error, toast: failed, isOwn, tell });
    }
  });
  return (
    <ActDrawer
      title={title}
      label={label}
      icon={icon}
      color={color}
      {...panel}
      preview={isTold ? preview : undefined}
      isBusy={isBusy}
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
