import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { lineWidth } from '#components/article/line-width.ts';
import { ActionButtons } from '#components/article/action-link.tsx';
import { BlockSection } from './block-section.tsx';
import { RichText } from '#components/article/rich-text.tsx';
import { StrataEdge } from '#components/heads/strata-edge.tsx';
import { typeset } from '#components/typeset.ts';
import type {
  CalloutBlock as CalloutContent,
  InvitationBlock,
  NoteBlock,
} from '#content/blocks.ts';

/** A remark in the text column, or a band that invites to the next step. */
export function CalloutBlock(block: CalloutContent) {
  return block.tone === 'note' ? <Note {...block} /> : <Invitation {...block} />;
}

function Note({ heading, text, actions }: NoteBlock) {
  return (
    <BlockSection heading={heading} layout="aside">
      <Box
        sx={{
          maxWidth: lineWidth(72),
          p: 3,
          borderRadius: '0 16px 16px 0',
          borderLeft: `6px solid ${palette.amber}`,
          bgcolor: palette.limestone,
        }}
      >
        <Typography sx={{ textWrap: 'pretty' }}>
          <RichText text={text} />
        </Typography>
        {actions ? (
          <Box sx={{ mt: 2.5 }}>
            <ActionButtons actions={actions} />
          </Box>
        ) : null}
      </Box>
    </BlockSection>
  );
}

const Band = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 16,
  color: palette.paper,
  backgroundColor: palette.forest,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px 48px',
    padding: '32px 24px 16px',
    [theme.breakpoints.up('md')]: { padding: '44px 48px 24px' },
  },
}));

function Invitation({ heading, text, actions }: InvitationBlock) {
  return (
    <BlockSection name={heading} layout="above">
      <Band className="on-dark">
        <div>
          <Box sx={{ flex: '1 1 24rem', minWidth: 0 }}>
            <Typography variant="h2">{typeset(heading)}</Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1, maxWidth: lineWidth(56), textWrap: 'balance' }}
            >
              <RichText text={text} />
            </Typography>
          </Box>
          <ActionButtons actions={actions} />
        </div>
        <StrataEdge ground={palette.forest} height={32} />
      </Band>
    </BlockSection>
  );
}
