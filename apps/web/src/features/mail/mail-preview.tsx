import type { MailRow } from '@museum/shared/mail/mail-schema';
import { createContext, type ReactNode, use, useState } from 'react';

import { MailPreviewDialog } from './mail-preview-dialog.tsx';

type OpenPreview = (mail: MailRow) => void;

const PreviewContext = createContext<OpenPreview>(() => undefined);

/** Opens the preview of a mail, within `MailPreview`. */
export const useMailPreview = (): OpenPreview => use(PreviewContext);

type MailPreviewProps = { children: ReactNode; onResent?: () => void };

/** Holds the mail that is open: it stays so when its row leaves the list, because it was sent, say. */
export function MailPreview({ children, onResent }: MailPreviewProps) {
  const [mail, setMail] = useState<MailRow>();
  return (
    <PreviewContext value={setMail}>
      {children}
      {mail ? (
        <MailPreviewDialog
          mail={mail}
          onResent={onResent}
          onClose={() => {
            setMail(undefined);
          }}
        />
      ) : null}
    </PreviewContext>
  );
}
