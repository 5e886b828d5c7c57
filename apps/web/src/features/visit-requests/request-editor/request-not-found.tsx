import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { PageHead } from '#components/page-head.tsx';
import { BackToList } from '#features/visit-requests/back-to-list.tsx';
import { editorDrafts } from './editor-drafts.ts';
import { changedPaths, flatten, toEditorValues } from './editor-values.ts';
import { fieldLabel, fieldText } from './editor-words.ts';
import { FactList } from './fact-list.tsx';

// verbatim from the spec
const TEXT = 'Nije pronađen zahtev za posete';

type RequestNotFoundProps = {
  /** The request as it was when it was last seen: somebody has deleted it since. */
  deleted?: VisitRequest;
  /** Whose unsaved changes are kept: the e-mail of the signed-in person. */
  person: string;
};

/** In the place of a request that never was or has been deleted; what was typed can be copied. */
export function RequestNotFound({ deleted, person }: RequestNotFoundProps) {
  return (
    <>
      <PageHead title={TEXT} />
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {TEXT}
      </Typography>
      {deleted ? <Deleted request={deleted} person={person} /> : null}
      <BackToList variant="outlined" />
    </>
  );
}

function Deleted({ request, person }: { request: VisitRequest; person: string }) {
  const [draft] = useState(() => editorDrafts(person).read(request.id));
  useEffect(
    () => () => {
      editorDrafts(person).remove(request.id);
    },
    [person, request.id],
  );
  const values = draft && flatten(draft.values);
  const changed = draft ? changedPaths(toEditorValues(draft.baseline), draft.values) : [];
  return (
    <Box sx={{ mb: 3 }}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {`Zahtev ${request.normalizedId} (${request.requester}) je u međuvremenu izbrisan.`}
      </Alert>
      {values && changed.length > 0 ? (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            Izmene koje niste sačuvali
          </Typography>
          <FactList
            facts={changed.map((path) => ({
              label: fieldLabel(path),
              value: fieldText(path, values[path]),
            }))}
          />
        </>
      ) : null}
    </Box>
  );
}
