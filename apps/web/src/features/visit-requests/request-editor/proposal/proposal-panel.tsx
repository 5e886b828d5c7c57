import { palette } from '@museum/shared/organisation/palette';
import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { Proposal, VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stages/stage-act-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { arrowsExchangePath, checkPath } from '#components/icons/tool-icon-paths.ts';
import { EditorActDrawer } from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { ProposalTable } from './proposal-table.tsx';

/** Who proposes, and to whom the answer goes. */
const SENDERS: Record<ContactType, { who: string; whom: string }> = {
  institution: { who: 'Škola', whom: 'školi' },
  agency: { who: 'Agencija', whom: 'agenciji' },
  personal: { who: 'Naručilac', whom: 'naručiocu' },
};

const panel = {
  p: { xs: 2, sm: 2.75 },
  border: `2px solid ${palette.navy}`,
  order: { xs: -2, lg: 0 },
};

const Words = styled('blockquote')({
  margin: '12px 0 16px',
  padding: '8px 14px',
  borderLeft: `4px solid ${palette.navy}`,
  borderRadius: '0 8px 8px 0',
  backgroundColor: palette.mist,
  color: palette.ink,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The message goes above the answers where the panel is narrow. */
const acts = {
  display: 'grid',
  gap: 1.25,
  mt: 2,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  '& > .MuiTextField-root': { gridColumn: '1 / -1' },
  '@container (width >= 36.25rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > .MuiTextField-root': { gridColumn: 'auto' },
  },
  '& > button': { minHeight: 44 },
};

const nameOf = (request: VisitRequest) =>
  request.institutionLeaderName || request.agencyLeaderName || request.requester;

/** Who wishes the change, and since when. */
function PanelHead({ request, proposal }: { request: VisitRequest; proposal: Proposal }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
      <Icon path={arrowsExchangePath} />
      <Typography id="proposal-title" variant="h4" component="h2">
        {`${SENDERS[request.contactType].who} predlaže izmenu`}
      </Typography>
      <Typography variant="body2" sx={{ ml: { sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {`${nameOf(request)}, ${formatInstant(proposal.sentAt)}`}
      </Typography>
    </Box>
  );
}

/** What a person has begun to write to the requester, beside the answer. */
export const useMessageDraft = (id: number) =>
  useStaffDraft(`visit-request-edit/${id}/message`, (stored) =>
    restoreValues({ note: '' }, stored),
  );

type ProposalPanelProps = {
  editor: Editor;
  proposal: Proposal;
  draft: ReturnType<typeof useMessageDraft>;
};

/** The change that the requester wishes of a confirmed visit, beside what holds until staff answer. */
export function ProposalPanel({ editor, proposal, draft }: ProposalPanelProps) {
  const { baseline, isDirty } = editor;
  const [note, setNote] = useState(() => draft.read()?.note ?? '');
  const { value: answer, enter, leave } = useHistoryStep<ProposalAnswer>('answer');
  useUnsaved(note !== '', { place: 'page', discard: draft.remove });
  const { whom } = SENDERS[baseline.contactType];
  return (
    <Card component="section" aria-labelledby="proposal-title" sx={panel}>
      <PanelHead request={baseline} proposal={proposal} />
      {proposal.note ? <Words>{`„${proposal.note}“`}</Words> : null}
      <ProposalTable request={baseline} wanted={proposal.wanted} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={acts}>
          <TextField
            label={`Poruka ${whom}`}
            placeholder="Ide u mejl uz odgovor"
            size="small"
            multiline
            value={note}
            onChange={(event) => {
              const { value } = event.target;
              setNote(value);
              if (value) draft.write({ note: value });
              else draft.remove();
            }}
          />
          <Button
            variant="outlined"
            startIcon={<Icon path={xPath} size={20} />}
            onClick={() => {
              void enter('decline');
            }}
          >
            Odbij predlog
          </Button>
          <Button
            variant={isDirty ? 'outlined' : 'contained'}
            color={isDirty ? 'primary' : 'amber'}
            startIcon={<Icon path={checkPath} size={20} />}
            onClick={() => {
              void enter('accept');
            }}
          >
            Prihvati izmenu
          </Button>
        </Box>
      </Box>
      {answer ? (
        <AnswerDrawer
          editor={editor}
          proposal={proposal}
          answer={answer}
          note={note}
          onClose={leave}
        />
      ) : null}
    </Card>
  );
}

type AnswerDrawerProps = {
  editor: Editor;
  proposal: Proposal;
  answer: ProposalAnswer;
  /** What staff have written to the requester so far. */
  note: string;
  onClose: () => void;
};

/** Answers a proposal. */
function AnswerDrawer({ editor, proposal, answer, note, onClose }: AnswerDrawerProps) {
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
