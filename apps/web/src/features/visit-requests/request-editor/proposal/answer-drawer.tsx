import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stage-act-schema';
import type { Proposal } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';

import { xPath } from '#components/icon-paths.ts';
import { checkPath } from '#components/tool-icon-paths.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { useActForm } from '#features/visit-requests/stage-acts/act-form.ts';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { UnsavedNotice } from '#features/visit-requests/stage-acts/unsaved-notice.tsx';
import { doneText, useMailPreview } from '#features/visit-requests/stage-acts/use-mail-preview.ts';
import { useConflicts } from '#features/visit-requests/stage-acts/use-conflicts.ts';
import { answerProposalMutation } from '#features/visit-requests/visit-request-queries.ts';
import { failureToast } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';

const WORDS = {
  accept: {
    title: 'Prihvati izmenu',
    label: 'Prihvati',
    done: 'Izmena je prihvaćena',
    icon: checkPath,
    color: 'amber',
    mail: 'accept-proposal',
  },
  decline: {
    title: 'Odbij predlog',
    label: 'Odbij predlog',
    done: 'Predlog je odbijen, važi ono što je potvrđeno',
    icon: xPath,
    color: 'primary',
    mail: 'decline-proposal',
  },
} as const satisfies Record<ProposalAnswer, object>;

type AnswerDrawerProps = {
  editor: Editor;
  proposal: Proposal;
  answer: ProposalAnswer;
  /** What staff have written to the requester so far. */
  note: string;
  onClose: () => void;
};

/** Answers a proposal: shows the mail first, and where the changed visit doesn't fit. */
export function AnswerDrawer({ editor, proposal, answer, note, onClose }: AnswerDrawerProps) {
  const { baseline, change, isBusy, isDirty } = editor;
  const { title, label, done, icon, color, mail } = WORDS[answer];
  const { conflicts, isRefusal } = useConflicts();
  const needsReason = conflicts.length > 0;
  const form = useActForm(needsReason, note);
  const preview = useMailPreview(form, { request: baseline, act: mail });
  const { mutateAsync } = useMutation(answerProposalMutation);
  const showToast = useToast();
  const after = answer === 'accept' ? asWanted(baseline, proposal.wanted) : baseline;
  const submit = form.handleSubmit(async (body) => {
    if (isBusy) return;
    const { id, version } = baseline;
    try {
      const isDone = await change(() => mutateAsync({ id, answer, version, ...body }));
      if (isDone) showToast({ kind: 'success', message: doneText(done, preview.data) });
      onClose();
    } catch (error) {
      if (!isRefusal(error)) showToast(failureToast(error));
    }
  });
  return (
    <ActDrawer
      {...{ title, label, icon, color, form, preview, conflicts, needsReason, isBusy, onClose }}
      isPossible
      visit={{ id: baseline.id, visitDate: after.visitDate, group: groupOfRequest(after) }}
      onSubmit={(event) => void submit(event)}
    >
      <RequestInShort request={after} />
      {isDirty ? <UnsavedNotice /> : null}
    </ActDrawer>
  );
}
