import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { Proposal } from '@museum/shared/visit-requests/visit-request-response';

import { EditorActDrawer } from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';

type AnswerDrawerProps = {
  editor: Editor;
  proposal: Proposal;
  answer: ProposalAnswer;
  /** What staff have written to the requester so far. */
  note: string;
  onClose: () => void;
};

/** Answers a proposal. */
export function AnswerDrawer({ editor, proposal, answer, note, onClose }: AnswerDrawerProps) {
  const { baseline } = editor;
  const isAccepting = answer === 'accept';
  const after = isAccepting ? asWanted(baseline, proposal.wanted) : baseline;
  return (
    <EditorActDrawer
      editor={editor}
      act={`${answer}-proposal`}
      after={after}
      note={note}
      onClose={onClose}
    >
      {isAccepting ? <UnpricedNotice request={after} /> : null}
    </EditorActDrawer>
  );
}
