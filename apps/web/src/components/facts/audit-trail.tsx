import { AUDIT_ACTIONS } from '@museum/shared/audit/audit-action';
import type { AuditChange, AuditEntry } from '@museum/shared/audit/audit-schema';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { errorMessage } from '#lib/http/error-message.ts';
import type { trailQuery } from '#lib/http/trail-query.ts';
import { formatInstant } from '#lib/time/dates.ts';

/** A changed field's name and both its values for people; no text when the values have gone. */
export type ChangeWords = { label: string; from?: string; to?: string };

type WordsOf = (change: AuditChange) => ChangeWords;

type AuditTrailProps<Entry extends AuditEntry> = {
  query: ReturnType<typeof trailQuery<Entry>>;
  wordsOf: WordsOf;
  /** What was done, when the name of the act doesn't say enough. */
  titleOf?: (entry: Entry) => string;
};

/** Who changed what, and when; asked for when it is unfolded. */
export const AuditTrail = <Entry extends AuditEntry>(props: AuditTrailProps<Entry>) => (
  <FoldingPanel title="Istorija" isOpenAtFirst={false} isLazy>
    <Acts {...props} />
  </FoldingPanel>
);

/** The latest first; older ones when they are asked for. */
function Acts<Entry extends AuditEntry>({
  query,
  wordsOf,
  titleOf = ({ action }) => AUDIT_ACTIONS[action].label,
}: AuditTrailProps<Entry>) {
  const trail = useInfiniteQuery(query);
  return (
    <>
      <Loaded
        query={trail}
        errorTitle="Istorija nije učitana"
        waiting={<Skeleton height={72} role="progressbar" aria-label="Učitavanje istorije" />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <Typography color="text.secondary">Niko još ništa nije menjao.</Typography>
          ) : (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.75 }}>
              {entries.map((entry) => (
                <Act key={entry.id} entry={entry} title={titleOf(entry)} wordsOf={wordsOf} />
              ))}
            </Box>
          )
        }
      </Loaded>
      {trail.isFetchNextPageError ? (
        <Alert severity="error">
          <AlertTitle>Starije nije učitano</AlertTitle>
          {errorMessage(trail.error)}
        </Alert>
      ) : null}
      {trail.hasNextPage ? (
        <BusyButton
          size="small"
          sx={{ mt: 2 }}
          isBusy={trail.isFetchingNextPage}
          onClick={() => {
            void trail.fetchNextPage();
          }}
        >
          Prikaži starije
        </BusyButton>
      ) : null}
    </>
  );
}

/** An entry, with a line along its edge and a mark beside its first line. */
const Layer = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 20px 20px',
  borderLeft: `2px solid ${palette.mint}`,
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 7,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: palette.fern,
  },
  '& > p': { margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& > p > span': { color: theme.palette.text.secondary },
}));

const Changes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '6px 20px',
  margin: '8px 0 0',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& dd > strong': { marginLeft: 3 },
}));

/** One act: what, who, when, and from what to what. */
function Act({ entry, title, wordsOf }: { entry: AuditEntry; title: string; wordsOf: WordsOf }) {
  return (
    <Layer>
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        <span>{`${entry.actor}, ${formatInstant(entry.createdAt)}`}</span>
      </p>
      {entry.changes.length > 0 ? (
        <Changes>
          {entry.changes.map((change) => (
            <ChangedField key={change.field} words={wordsOf(change)} />
          ))}
        </Changes>
      ) : null}
    </Layer>
  );
}

function ChangedField({ words: { label, from, to } }: { words: ChangeWords }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {from === undefined ? (
          <em>vrednosti su uklonjene</em>
        ) : (
          <>
            {from} → <strong>{to}</strong>
          </>
        )}
      </dd>
    </>
  );
}
