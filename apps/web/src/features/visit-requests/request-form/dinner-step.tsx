import { isCount } from '@museum/shared/primitives/count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { arrowLeftPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { PrivacyNotice } from '#components/privacy-notice.tsx';
import type { DinnerForm } from '#features/meals/dinner-form-control.ts';
import { DinnerRequestForm } from '#features/meals/dinner-request-form.tsx';
import type { VisitForm } from './request-resolvers.ts';
import { SubmitButton } from './submit-button.tsx';

type DinnerStepProps = {
  form: DinnerForm;
  visit: VisitForm;
  isSending: boolean;
  onBack: () => void;
  /** Stands right above the button: what went wrong at the last press. */
  fault: ReactNode;
};

/** The second step: the lunch, and the whole request is sent from here. */
export function DinnerStepFields({ form, visit, isSending, onBack, fault }: DinnerStepProps) {
  const [visitors, followers] = useWatch({
    control: visit.control,
    name: ['visitorAmount', 'numberOfFollowers'],
  });
  const group = {
    visitors: isCount(visitors, 1) ? visitors : 0,
    followers: isCount(followers, 0) ? followers : 0,
  };
  return (
    <>
      <DinnerRequestForm form={form} group={group} />
      <PrivacyNotice form="visitRequest" />
      {fault}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap-reverse',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Button
          variant="outlined"
          disabled={isSending}
          onClick={onBack}
          startIcon={<Icon path={arrowLeftPath} size={20} />}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          Nazad na podatke o poseti
        </Button>
        <SubmitButton label="Pošaljite zahtev" isSending={isSending} />
      </Box>
    </>
  );
}
