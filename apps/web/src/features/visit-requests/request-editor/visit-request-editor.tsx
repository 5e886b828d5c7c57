import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';

import { DenseFields } from '#components/form/dense-fields.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { UnsavedChangesGuard } from '#components/unsaved-changes-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DetailsHeader } from './details-header.tsx';
import { DinnerPanel } from './dinner-panel.tsx';
import { editorDrafts } from './editor-drafts.ts';
import { EditorNotices } from './editor-notices.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { QuoteCard } from './quote-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { type RequestChanges, useRequestChanges } from './use-request-changes.ts';
import { type RequestEditor, useRequestEditor } from './use-request-editor.ts';
import { VisitFields } from './visit-fields.tsx';

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
