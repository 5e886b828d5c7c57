import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { UseQueryResult } from '@tanstack/react-query';

import { Loaded } from '#components/loading/loaded.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailFrame } from './mail-frame.tsx';

type MailPreviewDialogProps = {
  title: string;
  preview: UseQueryResult<MailPreview>;
  onClose: () => void;
};

/** How a mail would read that nobody has sent yet. */
export function MailPreviewDialog({ title, preview, onClose }: MailPreviewDialogProps) {
  return (
    <MailDialog subject={preview.data?.subject ?? title} onClose={onClose}>
      <Loaded query={preview} errorTitle="Mejl nije učitan">
        {({ html }) => <MailFrame html={html} sx={{ height: { xs: '68dvh', sm: '62vh' } }} />}
      </Loaded>
    </MailDialog>
  );
}
