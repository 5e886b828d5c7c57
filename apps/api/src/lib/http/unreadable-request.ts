import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_MESSAGES, type ErrorCode } from '@museum/shared/http/error-code';
import { STATUS_CODES } from './node-http.ts';
import { REQUEST_ID } from './request-id.ts';

// Node answers by itself what it can't read, before any application sees it: a bare line, without
// the headers that protect and not in the contract's shape.

/** Headers of every answer, by their names. */
export type AnswerHeaders = Readonly<Record<string, string>>;

type Refusal = { status: number; code: ErrorCode };

const NOT_READABLE: Refusal = { status: 400, code: 'VALIDATION_ERROR' };
const NOT_EXPECTED: Refusal = { status: 417, code: 'VALIDATION_ERROR' };

/** By the codes of Node's parser. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'PAYLOAD_TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'VALIDATION_ERROR' },
};

/** Lets a server answer what it can't read like everything else; `headers` go with each answer. */
export function answerUnreadable(server: Server, headers: AnswerHeaders): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !hasBegunToAnswer(socket)) {
      socket.write(rawAnswer(REFUSALS[error.code ?? ''] ?? NOT_READABLE, headers));
    }
    socket.destroy(error);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    refuse(response, NOT_EXPECTED, headers);
  });
}

/** Answers a request that names no host, or two of which a proxy could mean the other; else false. */
export function refuseUnclearHost(
  { httpVersion, rawHeaders }: IncomingMessage,
  response: ServerResponse,
  headers: AnswerHeaders,
): boolean {
  const names = rawHeaders.filter((_name, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  const isClear = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
  if (!isClear) refuse(response, NOT_READABLE, headers);
  return !isClear;
}

/** Then nothing may be answered: a second status line would be read as part of the first answer. */
const hasBegunToAnswer = (socket: Socket) => {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
};

const bodyOf = ({ code }: Refusal) =>
  JSON.stringify({ errors: [{ code, message: ERROR_MESSAGES[code] }] });

const allHeaders = (body: string, headers: AnswerHeaders): AnswerHeaders => ({
  ...headers,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  Connection: 'close',
  [REQUEST_ID]: randomUUID(),
});

function refuse(response: ServerResponse, refusal: Refusal, headers: AnswerHeaders): void {
  const body = bodyOf(refusal);
  response.writeHead(refusal.status, allHeaders(body, headers)).end(body);
}

function rawAnswer(refusal: Refusal, headers: AnswerHeaders): string {
  const body = bodyOf(refusal);
  const lines = Object.entries(allHeaders(body, headers)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const first = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  return `${[first, ...lines].join('\r\n')}\r\n\r\n${body}`;
}
