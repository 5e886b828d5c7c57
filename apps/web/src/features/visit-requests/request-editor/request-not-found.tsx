import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FactList } from '#components/facts/fact-list.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { BackToList } from '#features/visit-requests/back-to-list.tsx';
import { ownPaths } from './differences.ts';
import { flatten } from './editor-values.ts';
import { fieldLabel, fieldText } from './field-words.ts';
import type { Editor } from './use-editor.ts';

// verbatim from the spec
const TEXT = 'Nije pronađen zahtev za posete';

/** What the form holds of a request that a colleague deleted. */
type Deleted = Pick<Editor, 'baseline' | 'values'>;

/** In the place of a request that never was or has been deleted; what was typed can be copied. */
export function RequestNotFound({ deleted }: { deleted?: Deleted }) {
  return (
    <>
      <PageHead title={TEXT} />
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {TEXT}
      </Typography>
      {deleted ? <DeletedRequest {...deleted} /> : null}
      <BackToList variant="outlined" />
    </>
  );
}

function DeletedRequest({ baseline, values }: Deleted) {
  const { normalizedId, requester } = baseline;
  const texts = flatten(values);
  const unsaved = ownPaths({ baseline, mine: values });
  return (
    <Box sx={{ mb: 3 }}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {`Zahtev ${normalizedId} (${requester}) je u međuvremenu izbrisan.`}
      </Alert>
      {unsaved.length > 0 ? (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            Izmene koje niste sačuvali
          </Typography>
          <FactList
            facts={unsaved.map((path) => ({
              label: fieldLabel(path),
              value: fieldText(path, texts[path]),
            }))}
          />
        </>
      ) : null}
    </Box>
  );
}
