import {
  type ChangedMyRequest,
  changedMyRequestSchema,
  type MyRequest,
  myRequestSchema,
} from '@museum/shared/my-request/my-request-schema';

import { type DownloadedFile, fetchFile, fetchPdf } from '#lib/browser/download-file.ts';
import { createHttpClient, unwrap } from '#lib/http/http-client.ts';

/** The key travels in a header alone: addresses stand in logs. */
function clientOf(key: string) {
  const client = createHttpClient();
  client.defaults.headers.common['X-Request-Key'] = key;
  return client;
}

/** The request that the key opens. @throws when the answer is none */
export async function fetchMyRequest(key: string, signal: AbortSignal): Promise<MyRequest> {
  return myRequestSchema.parse(await unwrap<unknown>(clientOf(key).get('/my-request', { signal })));
}

/** Changes the request, or proposes the change, as its stage has it. */
export async function changeMyRequest(key: string, body: object): Promise<ChangedMyRequest> {
  return changedMyRequestSchema.parse(
    await unwrap<unknown>(clientOf(key).put('/my-request', body)),
  );
}

/** Cancels the visit; `version` is the one that the requester was looking at. */
export async function cancelMyRequest(
  key: string,
  body: { version: number; reason: string },
): Promise<MyRequest> {
  return myRequestSchema.parse(
    await unwrap<unknown>(clientOf(key).post('/my-request/cancel', body)),
  );
}

/** Sends a file that shows a payment, and answers the request with it; `onProgress` is told percents. */
export async function sendProof(
  key: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<MyRequest> {
  const form = new FormData();
  form.append('file', file);
  const answer = clientOf(key).post<{ data: unknown }>('/my-request/proof', form, {
    // A file may take long on a slow line; the person sees how far it is.
    timeout: 0,
    onUploadProgress: ({ loaded, total }) => {
      onProgress(total ? Math.round((loaded / total) * 100) : 0);
    },
  });
  return myRequestSchema.parse(await unwrap(answer));
}

/** A document of the request, by its path below `/my-request`. */
export function fetchMyFile(key: string, path: string): Promise<DownloadedFile> {
  const fetch = path.endsWith('.pdf') ? fetchPdf : fetchFile;
  return fetch(clientOf(key), `/my-request/${path}`);
}
