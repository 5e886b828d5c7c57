import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';

import { DenseFields } from '#components/form/dense-fields.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { PaymentPanel } from '#features/visit-requests/payments/payment-panel.tsx';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { keepInSight } from '#lib/browser/in-sight.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { EditorNotices } from './editor-notices.tsx';
import { AuditTrailPanel } from './panels/audit-trail-panel.tsx';
import { ConfirmPanel } from './panels/confirm-panel.tsx';
import { ContactPanel } from './panels/contact-panel.tsx';
import { DinnerPanel } from './panels/dinner-panel.tsx';
import { GuidePanel } from './panels/guide-panel.tsx';
import { NotesPanel } from './panels/notes-panel.tsx';
import { QuotePanel } from './panels/quote-panel.tsx';
import { RemindersPanel } from './panels/reminders-panel.tsx';
import { VisitPanel } from './panels/visit-panel.tsx';
import { ProposalPanel, useMessageDraft } from './proposal/proposal-panel.tsx';
import { RequestConflictDialog } from './request-conflict-dialog.tsx';
import { RequestHeader } from './request-header.tsx';
import { RequestNotFound } from './request-not-found.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveDrawer } from './save-drawer.tsx';
import type { OpenedRequest } from './use-editing.ts';
import { type Editor, useEditor } from './use-editor.ts';

type RequestEditorProps = OpenedRequest & {
  /** Stands below the price. */
  aside: ReactNode;
};

/** Everything about one request, to be read and changed. */
export function RequestEditor({ aside, ...opened }: RequestEditorProps) {
  const editor = useEditor(opened);
  const form = useRef<HTMLFormElement>(null);
  const { isComparing, isDeleted, isDirty, theirs } = editor;
  useUnsaved(isDirty && !isDeleted, { place: 'page', discard: editor.discard });
  if (isDeleted) return <RequestNotFound deleted={editor} />;
  return (
    <FormProvider {...editor.form}>
      <PageHead title={`Detalji: ${editor.baseline.normalizedId}`} />
      <RequestHeader editor={editor} />
      <EditorNotices editor={editor} />
      <form id="visit-request" ref={form} noValidate onSubmit={editor.save}>
        <FormErrors form={form} formState={editor.form.formState} />
        <DenseFields>
          <Panels editor={editor} aside={aside} />
        </DenseFields>
        <SaveBar editor={editor} />
      </form>
      {editor.told ? <SaveDrawer editor={editor} told={editor.told} /> : null}
      {isComparing && theirs ? <RequestConflictDialog editor={editor} theirs={theirs} /> : null}
    </FormProvider>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
};
const stack = { display: { xs: 'contents', lg: 'grid' }, gap: 2.5, minWidth: 0 };
/** Below each other, what is to be decided comes first. */
const besides = {
  ...stack,
  position: { lg: 'sticky' },
  '& > :first-of-type': { order: { xs: -1, lg: 0 } },
};

function Panels({ editor, aside }: { editor: Editor; aside: ReactNode }) {
  const { id, anonymizedAt, proposal, stage } = editor.baseline;
  const hasProposal = proposal !== null;
  const message = useMessageDraft(id);
  useEffect(() => {
    if (!hasProposal) {
      message.remove();
      return undefined;
    }
    return () => {
      // An answered proposal goes, and the button that had the focus with it.
      focusIfLost(document.getElementById('confirm-title'));
    };
  }, [hasProposal, message]);
  return (
    <Box sx={columns}>
      <Box sx={stack}>
        {proposal && stage === 'changing' ? (
          <ProposalPanel editor={editor} proposal={proposal} draft={message} />
        ) : null}
        <VisitPanel editor={editor} />
        <ContactPanel editor={editor} />
        <DinnerPanel editor={editor} />
        <PaymentPanel request={editor.baseline} />
        <NotesPanel id={id} isAnonymized={anonymizedAt !== null} />
        <AuditTrailPanel id={id} />
      </Box>
      <Box ref={keepInSight} sx={besides}>
        <ConfirmPanel editor={editor} />
        <GuidePanel editor={editor} />
        <QuotePanel editor={editor} />
        <RemindersPanel request={editor.baseline} />
        {aside}
      </Box>
    </Box>
  );
}
