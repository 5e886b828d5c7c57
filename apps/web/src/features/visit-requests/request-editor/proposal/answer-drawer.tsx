import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { Proposal } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';

import { xPath } from '#components/icons/icon-paths.ts';
import { checkPath } from '#components/icons/tool-icon-paths.ts';
import {
  EditorActDrawer,
  type EditorActWords,
} from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';
import { answerProposalMutation } from '#features/visit-requests/visit-request-queries.ts';

const WORDS = {
  accept: {
    title: 'Prihvati izmenu',
    label: 'Prihvati',
    done: 'Izmena je prihvaćena',
    icon: checkPath,
    color: 'amber',
  },
  decline: {
    title: 'Odbij predlog',
    label: 'Odbij predlog',
    done: 'Predlog je odbijen, važi ono što je potvrđeno',
    icon: xPath,
    color: 'primary',
  },
} satisfies Record<ProposalAnswer, EditorActWords>;

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
  const { mutateAsync } = useMutation(answerProposalMutation);
  const { id, version } = baseline;
  const isAccepting = answer === 'accept';
  const after = isAccepting ? asWanted(baseline, proposal.wanted) : baseline;
  return (
    <EditorActDrawer
      editor={editor}
      note={note}
      onClose={onClose}
      act={`${answer}-proposal`}
      words={WORDS[answer]}
      after={after}
      isTold
      actions={[isAccepting ? 'proposal-accepted' : 'proposal-declined']}
      send={(body) => mutateAsync({ id, answer, version, ...body })}
    >
      {isAccepting ? <UnpricedNotice request={after} /> : null}
    </EditorActDrawer>
  );
}
