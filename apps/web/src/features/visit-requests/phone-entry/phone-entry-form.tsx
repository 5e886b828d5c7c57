import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import { BusyButton } from '#components/buttons/busy-button.tsx';
import { DenseFields } from '#components/form/dense-fields.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { ContactSection } from '#features/visit-requests/request-form/contact-section.tsx';
import {
  DinnerStep,
  useDinnerProposal,
} from '#features/visit-requests/request-form/dinner-step.tsx';
import { stack } from '#features/visit-requests/request-form/form-frame.tsx';
import { LiveQuote } from '#features/visit-requests/request-form/quote/live-quote.tsx';
import { hasTypedText } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { ScheduleSection } from '#features/visit-requests/request-form/schedule-section.tsx';
import {
  CommentSection,
  GroupSection,
  PaymentSection,
  ProgrammeSection,
} from '#features/visit-requests/request-form/sections.tsx';
import type { Fault } from '#features/visit-requests/request-form/sending/sending.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { AlreadyAnnounced } from './already-announced.tsx';
import { KnownRequesterField } from './known-requester-field.tsx';
import { type PhoneForms, type Prefill, usePhoneForms } from './phone-forms.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { LOST_WORDS, type PhoneSaving, usePhoneSaving } from './use-phone-saving.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
}));

const Form = styled('form')(stack);

/** By these fields somebody who has asked before is found. */
const KNOWN_BY: readonly ContactField[] = [
  'agencyName',
  'agencyPib',
  'institutionName',
  'institutionPib',
];

const FAULT_WORDS: Record<Exclude<Fault['kind'], 'conflict'>, string> = {
  refused: 'Zahtev nije upisan.',
  lost: `${LOST_WORDS}. Sve što ste uneli je sačuvano: pritisnite ponovo, zahtev neće biti upisan dva puta.`,
};

/** What became of the last press where the fields don't say it. */
function FaultNote({ fault, saving }: { fault: Fault; saving: PhoneSaving }) {
  if (fault.kind === 'conflict') {
    const { id, normalizedId } = fault.earlier;
    return (
      <AlertWithButton severity="warning" button="Ovo je drugi zahtev" onPress={saving.saveAsNew}>
        Iz ovog obrasca je već upisan zahtev{' '}
        <Link to={visitRequestDetailsPath(id)}>{normalizedId}</Link>, sa drugim podacima. Izmene
        unesite u njemu.
      </AlertWithButton>
    );
  }
  return (
    <Alert severity="error">
      {FAULT_WORDS[fault.kind]}
      {fault.kind === 'refused'
        ? fault.messages.map((message) => <div key={message}>{message}</div>)
        : null}
    </Alert>
  );
}

/** The buttons; a receipt is offered once there is somebody to send it to. */
function Buttons({ forms, saving }: { forms: PhoneForms; saving: PhoneSaving }) {
  const email = useWatch({
    control: forms.visit.control,
    compute: (values) => contactSummary(values).email.trim(),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <BusyButton
        type="submit"
        variant="contained"
        color="amber"
        size="large"
        isBusy={saving.isSaving}
      >
        Sačuvaj zahtev
      </BusyButton>
      {email ? (
        <Button
          variant="outlined"
          size="large"
          disabled={saving.isSaving}
          onClick={() => void saving.show()}
        >
          Sačuvaj i pošalji potvrdu…
        </Button>
      ) : null}
    </Box>
  );
}

/** The parts of the public form, without its steps. */
const Sections = memo(function Sections({ visit, dinner }: Pick<PhoneForms, 'visit' | 'dinner'>) {
  const hasLunch = useWatch({ control: visit.control, name: 'isRequestingDinner' });
  const parts = { form: visit, isByPhone: true };
  return (
    <>
      <ContactSection
        {...parts}
        fieldInstead={(field) =>
          KNOWN_BY.includes(field.name) ? (
            <>
              <KnownRequesterField form={visit} {...field} />
              {field.name === 'institutionName' ? (
                <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
                  <AlreadyAnnounced form={visit} caller="institution" />
                </Box>
              ) : null}
            </>
          ) : null
        }
      />
      <AlreadyAnnounced form={visit} caller="agency" />
      <GroupSection {...parts} />
      <ScheduleSection {...parts} />
      <ProgrammeSection {...parts} />
      {hasLunch ? <DinnerStep visit={visit} dinner={dinner} isByPhone /> : null}
      <PaymentSection {...parts} />
      <CommentSection {...parts} />
    </>
  );
});

/** A request typed while somebody is on the phone: all of it on one page (visit-life §4). */
export function PhoneEntryForm({ prefill }: { prefill: Prefill }) {
  const forms = usePhoneForms(prefill);
  const { draft, visit, dinner } = forms;
  const hasLunch = useWatch({ control: visit.control, name: 'isRequestingDinner' });
  const proposeDinner = useDinnerProposal({ visit, dinner, isOpen: hasLunch });
  const saving = usePhoneSaving(forms, proposeDinner);
  // Asked for at each change of the form.
  useWatch({ control: visit.control });
  const isDirty = hasTypedText(draft.current()) && !saving.isStored;
  useUnsaved(isDirty, { place: 'page', discard: draft.discard });
  const form = useRef<HTMLFormElement>(null);
  return (
    <DenseFields>
      <Columns>
        <Form
          ref={form}
          noValidate
          aria-busy={saving.isSaving}
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          <Typography component="h2" sx={visuallyHidden}>
            Podaci o poseti
          </Typography>
          <FormErrors form={form} formState={dinner.formState} />
          <FormErrors form={form} formState={visit.formState} />
          <Sections visit={visit} dinner={dinner} />
          {saving.fault ? <FaultNote fault={saving.fault} saving={saving} /> : null}
          <Buttons forms={forms} saving={saving} />
        </Form>
        <LiveQuote visit={visit} dinner={dinner} />
      </Columns>
      {saving.shown ? (
        <ReceiptDialog
          request={saving.shown}
          isSaving={saving.isSaving}
          onSend={(note) => void saving.saveAndSend(note)}
          onClose={saving.hide}
        />
      ) : null}
    </DenseFields>
  );
}
