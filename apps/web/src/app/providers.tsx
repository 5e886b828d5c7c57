import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { theme } from '#app/theme.ts';

type ProvidersProps = {
  emotionCache: EmotionCache;
  queryClient: QueryClient;
  children: ReactNode;
};

/** What every route needs, in the browser, in tests and when pages are rendered to files. */
export function Providers({ emotionCache, queryClient, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
