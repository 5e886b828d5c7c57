import { http } from 'msw';
import { expect, it, vi } from 'vitest';

import { eventStream, server } from '#test/api/server.ts';
import { lead, type LeadMessage } from './lead.ts';

it('ends with the page, without another pause', async () => {
  server.use(
    http.get('*/api/v1/admin/events', () =>
      eventStream(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('event: ready\ndata: {}\n\n'));
          },
        }),
      ),
    ),
  );
  const wait = vi.spyOn(window, 'addEventListener');
  const leaving = new AbortController();
  const heard: LeadMessage['type'][] = [];
  await lead((message) => {
    heard.push(message.type);
    if (message.type === 'ready') leaving.abort();
  }, leaving.signal);

  expect(heard).toEqual(['trying', 'ready']);
  expect(wait).not.toHaveBeenCalledWith('online', expect.anything());
  wait.mockRestore();
});
