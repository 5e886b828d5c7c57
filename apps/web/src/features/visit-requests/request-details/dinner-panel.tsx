import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import { BusyButton } from '#components/busy-button.tsx';
import { DeleteButton } from '#components/delete-button.tsx';
import { DownloadButton } from '#components/download-button.tsx';
import { externalLinkPath } from '#components/icon-paths.ts';
import { fileSpreadsheetPath, fileTypePdfPath, plusPath } from '#components/tool-icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { MealEditor } from '#features/meals/meal-editor.tsx';
import { Panel } from '#features/visit-requests/request-details/panel.tsx';
import {
  DINNER_NOT_FOUND,
  dinnerFailure,
  type RequestChanges,
} from '#features/visit-requests/request-details/use-request-changes.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';

type DinnerPanelProps = { editor: RequestEditor; changes: RequestChanges };

// verbatim from the spec
const WORDS = {
  title: 'Rucak',
  none: 'Rucak nije zahtevan',
  add: 'Dodaj Ručak',
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
  return (
    <Panel
      title={WORDS.title}
      summary={baseline.dinnerRequest?.normalizedId}
      isOpenAtFirst
      mustBeOpen={form.formState.errors.dinnerRequest !== undefined}
    >
      {hasDinner ? (
        <div ref={lunch} role="group" aria-label="Zahtev za ručak" tabIndex={-1}>
          <DinnerActions request={baseline} changes={changes} />
          <MealEditor unitPrices={baseline.unitPrices} />
        </div>
      ) : (
        <NoDinner
          text={baseline.isRequestingDinner ? DINNER_NOT_FOUND : WORDS.none}
          changes={changes}
        />
      )}
    </Panel>
  );
}

function NoDinner({ text, changes }: { text: string; changes: RequestChanges }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="p" sx={{ m: 0, mr: 'auto', color: 'text.secondary' }}>
        {text}
      </Box>
      <BusyButton
        variant="outlined"
        size="small"
        startIcon={<Icon path={plusPath} size={20} />}
        isBusy={changes.isAddingDinner}
        onClick={() => {
          void changes.addDinner();
        }}
      >
        {WORDS.add}
      </BusyButton>
    </Box>
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
        fetchFile={() => visitRequestDocuments.dinnerProforma(id)}
      />
      <DownloadButton
        {...look}
        label="Preuzmi PDF"
        aria-label="Preuzmi PDF zahteva za ručak"
        icon={fileTypePdfPath}
        fetchFile={() => visitRequestDocuments.dinnerPdf(id)}
      />
      <DownloadButton
        {...look}
        label="Otvori PDF"
        aria-label="Otvori PDF zahteva za ručak u novoj kartici"
        icon={externalLinkPath}
        into="tab"
        fetchFile={() => visitRequestDocuments.dinnerPdf(id)}
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
