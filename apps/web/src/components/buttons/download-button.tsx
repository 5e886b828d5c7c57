import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { BusyButton } from './busy-button.tsx';
import { downloadPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  type DownloadedFile,
  openWaitingTab,
  saveFile,
  type WaitingTab,
} from '#lib/browser/download-file.ts';
import { errorMessage } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type DownloadButtonProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'color' | 'sx' | 'aria-label' | 'disabled'
> & {
  label: ReactNode;
  /** As `Icon` takes it. */
  icon?: string;
  fetchFile: () => Promise<DownloadedFile>;
  /** Where the file goes; a tab is for files that a browser can show. */
  into?: 'downloads' | 'tab' | 'downloads and tab';
  /** The words for a failure, when the error's own would not do. */
  toMessage?: (error: unknown) => string;
};

/** Fetches a file as the signed-in person, keeps it or shows it in a new tab. */
export function DownloadButton({
  label,
  icon = downloadPath,
  fetchFile,
  into = 'downloads',
  toMessage = errorMessage,
  ...look
}: DownloadButtonProps) {
  const showToast = useToast();
  const download = useMutation({
    mutationFn: async (tab: WaitingTab | undefined) => {
      try {
        const file = await fetchFile();
        if (into !== 'tab') saveFile(file);
        tab?.show(file);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => {
      showToast({ kind: 'error', message: toMessage(error) });
    },
  });
  return (
    <BusyButton
      {...look}
      startIcon={<Icon path={icon} size={20} />}
      isBusy={download.isPending}
      onClick={() => {
        // Only a tab that is opened in the click itself is not blocked.
        download.mutate(into === 'downloads' ? undefined : openWaitingTab());
      }}
    >
      {label}
    </BusyButton>
  );
}
