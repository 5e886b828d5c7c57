import type { MailRow } from '@museum/shared/mail/mail-schema';
import { createContext, type ReactNode, use, useState } from 'react';

import { MailPreviewDialog } from '#features/mail/mail-preview-dialog.tsx';

type OpenPreview = (mail: MailRow) => void;

const PreviewContext = createContext<OpenPreview>(() => undefined);

/** Opens the preview of a mail, within `MailPreview`. */
export const useMailPreview = (): OpenPreview => use(PreviewContext);

/** Holds the mail that is open: it stays so when its row leaves the list, because it was sent, say. */
export function MailPreview({ children }: { children: ReactNode }) {
  const [mail, setMail] = useState<MailRow>();
  return (
    <PreviewContext value={setMail}>
      {children}
      {mail ? (
        <MailPreviewDialog
          mail={mail}
          onClose={() => {
            setMail(undefined);
          }}
        />
      ) : null}
    </PreviewContext>
  );
}
