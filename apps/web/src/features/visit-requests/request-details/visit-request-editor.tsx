import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';

import { DenseFields } from '#components/form/dense-fields.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { UnsavedChangesGuard } from '#components/unsaved-changes-guard.tsx';
import { ConflictDialog } from '#features/visit-requests/request-details/conflict-dialog.tsx';
import { ContactPanel } from '#features/visit-requests/request-details/contact-panel.tsx';
import { DetailsHeader } from '#features/visit-requests/request-details/details-header.tsx';
import { DinnerPanel } from '#features/visit-requests/request-details/dinner-panel.tsx';
import { editorDrafts } from '#features/visit-requests/request-details/editor-drafts.ts';
import { EditorNotices } from '#features/visit-requests/request-details/editor-notices.tsx';
import { HistoryPanel } from '#features/visit-requests/request-details/history-panel.tsx';
import { QuoteCard } from '#features/visit-requests/request-details/quote-card.tsx';
import { SaveBar } from '#features/visit-requests/request-details/save-bar.tsx';
import {
  type RequestChanges,
  useRequestChanges,
} from '#features/visit-requests/request-details/use-request-changes.ts';
import {
  type RequestEditor,
  useRequestEditor,
} from '#features/visit-requests/request-details/use-request-editor.ts';
import { VisitFields } from '#features/visit-requests/request-details/visit-fields.tsx';

import { keepInSight } from '#lib/keep-in-sight.ts';

type VisitRequestEditorProps = {
  request: VisitRequest;
  /** Whose unsaved changes are kept: the e-mail of the signed-in person. */
  person: string;
  /** Stands below the price. */
  aside: ReactNode;
};

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};
const stack = { display: 'grid', gap: 2.5, minWidth: 0 };
const card = { p: { xs: 2, sm: 3 } };

/** Everything about one request, to be read and changed. */
export function VisitRequestEditor({ request, person, aside }: VisitRequestEditorProps) {
  const drafts = useMemo(() => editorDrafts(person), [person]);
  const editor = useRequestEditor(request, drafts);
  const changes = useRequestChanges(editor);
  const { isOpen, setIsOpen } = changes.comparison;
  const formElement = useRef<HTMLFormElement>(null);
  const compare = () => {
    setIsOpen(true);
  };
  const closeComparison = () => {
    setIsOpen(false);
  };
  const parts = { editor, changes };
  return (
    <FormProvider {...editor.form}>
      <DetailsHeader {...parts} />
      <EditorNotices editor={editor} onCompare={compare} />
      <form id="visit-request" ref={formElement} noValidate onSubmit={changes.save}>
        <FormErrors form={formElement} formState={editor.form.formState} />
        <DenseFields>
          <RequestParts {...parts} aside={aside} />
        </DenseFields>
        <SaveBar editor={editor} />
      </form>
      {isOpen && editor.theirs ? (
        <ConflictDialog editor={editor} theirs={editor.theirs} onClose={closeComparison} />
      ) : null}
      <UnsavedChangesGuard isDirty={editor.isDirty} onDiscard={editor.discard} />
    </FormProvider>
  );
}

type RequestPartsProps = { editor: RequestEditor; changes: RequestChanges; aside: ReactNode };

function RequestParts({ editor, changes, aside }: RequestPartsProps) {
  return (
    <Box sx={columns}>
      <Box sx={stack}>
        <Card component="section" aria-label="Poseta" sx={card}>
          <VisitFields editor={editor} />
        </Card>
        <ContactPanel editor={editor} />
        <DinnerPanel editor={editor} changes={changes} />
        <HistoryPanel id={editor.baseline.id} />
      </Box>
      <Box ref={keepInSight} sx={{ ...stack, position: { lg: 'sticky' } }}>
        <QuoteCard editor={editor} changes={changes} />
        {aside}
      </Box>
    </Box>
  );
}
