import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';

import { BusyButton } from '#components/busy-button.tsx';
import { LoadError } from '#components/load-error.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { Panel } from './panel.tsx';
import { historyQuery } from '#features/visit-requests/history-queries.ts';

/** Who changed what on the request, and when; asked for when it is unfolded. */
export function HistoryPanel({ id }: { id: number }) {
  return (
    <Panel title="Istorija" isOpenAtFirst={false} isLazy>
      <History id={id} />
    </Panel>
  );
}

function History({ id }: { id: number }) {
  const history = useInfiniteQuery(historyQuery(id));
  if (history.isPending) return <Skeleton height={72} aria-label="Učitavanje istorije" />;
  if (!history.data) {
    return (
      <LoadError
        title="Istorija nije učitana"
        error={history.error}
        onRetry={() => {
          void history.refetch();
        }}
      />
    );
  }
  const entries = history.data;
  if (entries.length === 0) {
    return <Typography color="text.secondary">Niko još ništa nije menjao.</Typography>;
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pl: 0.75 }}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      {history.hasNextPage ? (
        <BusyButton
          size="small"
          sx={{ mt: 2 }}
          isBusy={history.isFetchingNextPage}
          onClick={() => {
            void history.fetchNextPage();
          }}
        >
          Prikaži starije
        </BusyButton>
      ) : null}
    </>
  );
}
