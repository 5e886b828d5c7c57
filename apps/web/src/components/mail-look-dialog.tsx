import type { MailPreview } from '@museum/shared/visit-requests/stage-act-schema';
import type { UseQueryResult } from '@tanstack/react-query';

import { LoadError } from './load-error.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailFrame } from './mail-frame.tsx';
import { PageLoading } from './page-loading.tsx';

type MailLookDialogProps = {
  title: string;
  preview: UseQueryResult<MailPreview>;
  onClose: () => void;
};

/** How a mail would read that nobody has sent yet. */
export function MailLookDialog({ title, preview, onClose }: MailLookDialogProps) {
  const { data, isError, error, refetch } = preview;
  return (
    <MailDialog subject={data?.subject ?? title} onClose={onClose}>
      {data ? <MailFrame html={data.html} sx={{ height: { xs: '68dvh', sm: '62vh' } }} /> : null}
      {isError && !data ? (
        <LoadError
          title="Mejl nije učitan"
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : null}
      {!data && !isError ? <PageLoading /> : null}
    </MailDialog>
  );
}
