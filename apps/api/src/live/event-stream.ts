import type { ServerResponse } from 'node:http';

/** A reader that leaves so much unread is cut off: it comes again and looks at everything. */
const MOST_UNREAD_BYTES = 16_384;

/** A stream of server-sent events; `sign` is a comment that only shows that it lives. */
type EventStream = {
  send: (text: string) => void;
  sign: () => void;
  end: () => void;
};

/** Begins a stream that nothing on its way may keep back. */
export function openEventStream(response: ServerResponse): EventStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const send = (text: string) => {
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  return {
    send,
    sign: () => send(':\n\n'),
    end: () => {
      if (response.writableLength > 0) response.destroy();
      else response.end();
    },
  };
}
