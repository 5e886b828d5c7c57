import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { followLive } from './follow-live.ts';
import { refreshByNews } from './refresh-by-news.ts';

/** Keeps everything on the screen that says what touches it as it is on the server. */
export function useLiveNews(): void {
  const client = useQueryClient();
  useEffect(() => followLive(refreshByNews(client)), [client]);
}
