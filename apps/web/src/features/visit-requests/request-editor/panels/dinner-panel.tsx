import { portionCount } from '@museum/shared/meals/meal-choices';
import { isCount } from '@museum/shared/primitives/count';
import { FOLLOWERS, plural, PORTIONS, VISITORS } from '@museum/shared/primitives/plural';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { DeleteButton } from '#components/buttons/delete-button.tsx';
import { DownloadButton } from '#components/buttons/download-button.tsx';
import { FoldingPanel } from '#components/folding-panel.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  fileSpreadsheetPath,
  fileTypePdfPath,
  plusPath,
  trashPath,
} from '#components/icons/tool-icon-paths.ts';
import { DinnerRequestEditor } from '#features/meals/dinner-request-editor.tsx';
import { EDITOR_ACTS } from '#features/visit-requests/request-editor/editor-acts.ts';
import {
  changedPaths,
  type EditorValues,
  isOfDinner,
  toEditorValues,
  withMealFlags,
} from '#features/visit-requests/request-editor/editor-values.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { deleteDinnerRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { closeFailures, useToast } from '#lib/toasts.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { DinnerDrawer } from './dinner-drawer.tsx';
import { LunchTimeWarning } from './lunch-time-warning.tsx';

type DinnerPanelProps = { editor: Editor };

// verbatim from the spec
const WORDS = {
  title: 'Rucak',
  none: 'Rucak nije zahtevan',
  notFound: 'Nije pronađen zahtev za ručak',
  add: 'Dodaj Ručak',
  remove: 'Izbriši ručak',
};

/** The keyboard goes on where a lunch was added or deleted: the button that was pressed is gone. */
function useFocusWhenTurned(hasDinner: boolean) {
  const lunch = useRef<HTMLDivElement>(null);
  const hadDinner = useRef(hasDinner);
  useEffect(() => {
    if (hasDinner !== hadDinner.current) focusIfLost(lunch.current);
    hadDinner.current = hasDinner;
  }, [hasDinner]);
  return lunch;
}

/** The lunch of the request: its editor and documents, or the way to add one (spec §2). */
export function DinnerPanel({ editor }: DinnerPanelProps) {
  const { values, baseline, form } = editor;
  const hasDinner = values.dinnerRequest !== null;
  const lunch = useFocusWhenTurned(hasDinner);
  return (
    <FoldingPanel
      title={WORDS.title}
      summary={baseline.dinnerRequest?.normalizedId}
      isOpenAtFirst
      mustBeOpen={form.formState.errors.dinnerRequest !== undefined}
    >
      <div ref={lunch} role="group" aria-label="Zahtev za ručak" tabIndex={-1}>
        {hasDinner ? <Dinner editor={editor} /> : <NoDinner editor={editor} />}
      </div>
    </FoldingPanel>
  );
}

const TYPED_IN_VAIN =
  'Izmene ručka koje ste uneli ne mogu da se sačuvaju; prepišite ih ako vam trebaju.';
const STAYS_SHOWN = 'Ovde se vidi kakav je bio, dok ne pogledate razlike.';

function Dinner({ editor }: DinnerPanelProps) {
  const { values, baseline, theirs } = editor;
  const hasTyped = changedPaths(toEditorValues(baseline), values).some(isOfDinner);
  return (
    <>
      {theirs?.dinnerRequest === null ? (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {`Ručak je u međuvremenu izbrisan. ${hasTyped ? TYPED_IN_VAIN : STAYS_SHOWN}`}
        </Alert>
      ) : (
        <DinnerActions editor={editor} />
      )}
      <PortionsWarning values={values} />
      <LunchTimeWarning editor={editor} />
      <DinnerRequestEditor
        unitPrices={baseline.unitPrices}
        isAnonymized={baseline.anonymizedAt !== null}
      />
    </>
  );
}

function NoDinner({ editor }: DinnerPanelProps) {
  const adding = useHistoryStep<true>('add-dinner');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="p" sx={{ m: 0, mr: 'auto', color: 'text.secondary' }}>
        {editor.baseline.isRequestingDinner ? WORDS.notFound : WORDS.none}
      </Box>
      <BusyButton
        variant="outlined"
        size="small"
        startIcon={<Icon path={plusPath} size={20} />}
        isBusy={editor.isBusy}
        onClick={() => {
          void adding.enter(true);
        }}
      >
        {WORDS.add}
      </BusyButton>
      {adding.value ? (
        <DinnerDrawer editor={editor} act="add-dinner" onClose={adding.leave} />
      ) : null}
    </Box>
  );
}

const failureWords = (error: unknown) =>
  errorCode(error) === 'NOT_FOUND' ? WORDS.notFound : errorMessage(error);

function DinnerActions({ editor }: DinnerPanelProps) {
  const { baseline, ofRequest } = editor;
  const { id } = baseline;
  const look = { size: 'small', toMessage: failureWords } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: -1, mb: 2, mx: -1 }}>
      <DownloadButton
        {...look}
        label="Preuzmi predračun"
        aria-label="Preuzmi predračun za ručak"
        icon={fileSpreadsheetPath}
        fetchFile={() => ofRequest(() => visitRequestDocuments.dinnerProforma(id))}
      />
      <DownloadButton
        {...look}
        label="Preuzmi PDF"
        aria-label="Preuzmi PDF zahteva za ručak"
        icon={fileTypePdfPath}
        fetchFile={() => ofRequest(() => visitRequestDocuments.dinnerPdf(id))}
      />
      <DownloadButton
        {...look}
        label="Otvori PDF"
        aria-label="Otvori PDF zahteva za ručak u novoj kartici"
        icon={externalLinkPath}
        into="tab"
        fetchFile={() => ofRequest(() => visitRequestDocuments.dinnerPdf(id))}
      />
      <RemoveDinner editor={editor} />
    </Box>
  );
}

/** Of a confirmed visit staff also see what its requester is told. */
function RemoveDinner({ editor }: DinnerPanelProps) {
  const { id, requester, dinnerRequest, stage } = editor.baseline;
  const { change, tellFailure } = editor;
  const { mutateAsync: deleteDinner } = useMutation(deleteDinnerRequestMutation);
  const showToast = useToast();
  const { title, done } = EDITOR_ACTS['remove-dinner'];
  const remove = async () => {
    try {
      await change(() => deleteDinner({ id }));
    } catch (error) {
      const isOwn = (stored: VisitRequest) => stored.dinnerRequest === null;
      const tell = () => {
        closeFailures();
        showToast({ kind: 'success', message: done });
      };
      void tellFailure({ error, isOwn, tell });
      // The button tells the failure, and tries again first where there was no answer.
      throw error;
    }
  };
  const removing = useHistoryStep<true>('remove-dinner');
  const sx = { ml: { sm: 'auto' } };
  if (!isPromised(stage)) {
    return (
      <DeleteButton
        title={title}
        sx={sx}
        size="small"
        label={WORDS.remove}
        subject={`${dinnerRequest?.normalizedId ?? ''}, ${requester}`}
        remove={remove}
        deletedMessage={done}
        toFailedMessage={failureWords}
      />
    );
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Icon path={trashPath} size={18} />}
        sx={sx}
        onClick={() => {
          void removing.enter(true);
        }}
      >
        {WORDS.remove}
      </Button>
      {removing.value ? (
        <DinnerDrawer editor={editor} act="remove-dinner" onClose={removing.leave} />
      ) : null}
    </>
  );
}

/** Portions that don't fit the people: more than all of them, or fewer than the visitors. */
function PortionsWarning({ values }: { values: EditorValues }) {
  const { visitorAmount, numberOfFollowers } = values;
  const { dinnerRequest } = withMealFlags(values);
  const portions = dinnerRequest ? portionCount(dinnerRequest) : 0;
  // A field that is wrong says so itself.
  if (!isCount(visitorAmount, 1) || !isCount(numberOfFollowers, 0)) return null;
  if (!Number.isFinite(portions)) return null;
  const isTooMany = portions > visitorAmount + numberOfFollowers;
  const isTooFew = portions > 0 && portions < visitorAmount;
  if (!isTooMany && !isTooFew) return null;
  const people = `${plural(visitorAmount, VISITORS)} i ${plural(numberOfFollowers, FOLLOWERS)}`;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2.5 }}>
      {`${isTooMany ? 'Više porcija nego ljudi' : 'Manje porcija nego posetilaca'}: ${plural(portions, PORTIONS)}, a dolazi ${people}.`}
    </Alert>
  );
}
