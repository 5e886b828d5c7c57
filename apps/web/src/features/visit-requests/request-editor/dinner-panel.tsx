import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import { DeleteButton } from '#components/delete-button.tsx';
import { DownloadButton } from '#components/download-button.tsx';
import { externalLinkPath } from '#components/icon-paths.ts';
import { fileSpreadsheetPath, fileTypePdfPath } from '#components/tool-icon-paths.ts';
import { MealEditor } from '#features/meals/meal-editor.tsx';
import { AddDinner } from './add-dinner.tsx';
import { Panel } from './panel.tsx';
import { PortionsWarning } from './portions-warning.tsx';
import { DINNER_NOT_FOUND, dinnerFailure, type RequestChanges } from './use-request-changes.ts';
import type { RequestEditor } from './use-request-editor.ts';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';

type DinnerPanelProps = { editor: RequestEditor; changes: RequestChanges };

// verbatim from the spec
const WORDS = {
  title: 'Rucak',
  none: 'Rucak nije zahtevan',
  deleteTitle: 'Izbriši zahtev za ručak',
  deleted: 'Zahtev za ručak je izbrisan',
};

/** The keyboard goes on at a lunch that was added: the button that was pressed is gone. */
function useFocusWhenAdded(hasDinner: boolean) {
  const lunch = useRef<HTMLDivElement>(null);
  const hadDinner = useRef(hasDinner);
  useEffect(() => {
    if (hasDinner && !hadDinner.current) focusIfLost(lunch.current);
    hadDinner.current = hasDinner;
  }, [hasDinner]);
  return lunch;
}

/** The lunch of the request: its editor and documents, or the way to add one (spec §2). */
export function DinnerPanel({ editor, changes }: DinnerPanelProps) {
  const { values, baseline, form } = editor;
  const hasDinner = values.dinnerRequest !== null;
  const lunch = useFocusWhenAdded(hasDinner);
  const isGone = editor.theirs?.dinnerRequest === null;
  return (
    <Panel
      title={WORDS.title}
      summary={baseline.dinnerRequest?.normalizedId}
      isOpenAtFirst
      mustBeOpen={form.formState.errors.dinnerRequest !== undefined}
    >
      {hasDinner ? (
        <div ref={lunch} role="group" aria-label="Zahtev za ručak" tabIndex={-1}>
          {isGone ? (
            <Alert severity="warning" sx={{ mb: 2.5 }}>
              Ručak je u međuvremenu izbrisan. Izmene ručka koje ste uneli ne mogu da se sačuvaju;
              prepišite ih ako vam trebaju.
            </Alert>
          ) : (
            <DinnerActions request={baseline} changes={changes} />
          )}
          <PortionsWarning values={values} />
          <MealEditor unitPrices={baseline.unitPrices} />
        </div>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box component="p" sx={{ m: 0, mr: 'auto', color: 'text.secondary' }}>
            {baseline.isRequestingDinner ? DINNER_NOT_FOUND : WORDS.none}
          </Box>
          <AddDinner editor={editor} changes={changes} />
        </Box>
      )}
    </Panel>
  );
}

type DinnerActionsProps = { request: VisitRequest; changes: RequestChanges };

function DinnerActions({ request, changes }: DinnerActionsProps) {
  const { id, requester, dinnerRequest } = request;
  const look = { size: 'small', toMessage: dinnerFailure } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: -1, mb: 2, mx: -1 }}>
      <DownloadButton
        {...look}
        label="Preuzmi predračun"
        aria-label="Preuzmi predračun za ručak"
        icon={fileSpreadsheetPath}
        fetchFile={() => changes.ofRequest(() => visitRequestDocuments.dinnerProforma(id))}
      />
      <DownloadButton
        {...look}
        label="Preuzmi PDF"
        aria-label="Preuzmi PDF zahteva za ručak"
        icon={fileTypePdfPath}
        fetchFile={() => changes.ofRequest(() => visitRequestDocuments.dinnerPdf(id))}
      />
      <DownloadButton
        {...look}
        label="Otvori PDF"
        aria-label="Otvori PDF zahteva za ručak u novoj kartici"
        icon={externalLinkPath}
        into="tab"
        fetchFile={() => changes.ofRequest(() => visitRequestDocuments.dinnerPdf(id))}
      />
      <DeleteButton
        size="small"
        label="Izbriši ručak"
        title={WORDS.deleteTitle}
        subject={`${dinnerRequest?.normalizedId ?? ''}, ${requester}`}
        remove={changes.deleteDinner}
        deletedMessage={WORDS.deleted}
        toFailedMessage={dinnerFailure}
        sx={{ ml: { sm: 'auto' } }}
      />
    </Box>
  );
}
