import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// That of @mui/material weighs 3 kB more: it can switch between colour schemes.
import { ThemeProvider } from '@mui/system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import { theme } from './theme.ts';
import { useToastsWanted } from '#lib/toasts.ts';

type ProvidersProps = {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  children: ReactNode;
};

/** Browsers don't ask again for a file that didn't come: the page goes on without its toasts. */
const ToastHost = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./toasts/toast-host.tsx')).ToastHost };
  } catch {
    return { default: () => null };
  }
});

/** What every route needs, in the browser, in tests and when pages are rendered to files. */
export function Providers({ emotionCache, queryClient, children }: ProvidersProps) {
  const toastsWanted = useToastsWanted();
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <Suspense>{toastsWanted ? <ToastHost /> : null}</Suspense>
      </ThemeProvider>
    </CacheProvider>
  );
}
