import type { AxiosResponse } from 'axios';

import { errorItems, ReadableError } from '#lib/http/error-message.ts';
import type { HttpClient } from '#lib/http/http-client.ts';

/** A file with the name that the server chose. */
export type DownloadedFile = { blob: Blob; name: string };

/** A download may take long as long as bytes arrive (contract §5); this much silence ends it. */
const LONGEST_SILENCE_MS = 15_000;

// verbatim from the spec
const INVALID_PDF_MESSAGE = 'Nije vraćen validan PDF fajl.';

/** The file name the server chose, from a Content-Disposition header. */
export function fileNameOf(disposition: string | undefined): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'dokument';
}

/** An error's JSON arrives as a file too, because a file was asked for. */
async function readErrorBody(error: unknown): Promise<void> {
  const response = (error as { response?: { data?: unknown } }).response;
  if (!(response?.data instanceof Blob)) return;
  try {
    response.data = JSON.parse(await response.data.text());
  } catch {
    response.data = undefined;
  }
}

/**
 * Fetches a file as `query` narrows it.
 * @throws the client's error with its answer readable by `errorMessage`
 */
export async function fetchFile(
  client: HttpClient,
  path: string,
  query?: object,
): Promise<DownloadedFile> {
  const abort = new AbortController();
  const giveUp = () => {
    abort.abort();
  };
  let silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
  try {
    const response: AxiosResponse<Blob> = await client.get(path, {
      params: query,
      responseType: 'blob',
      timeout: 0,
      signal: abort.signal,
      onDownloadProgress: () => {
        clearTimeout(silence);
        silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
      },
    });
    const disposition = response.headers['content-disposition'] as string | undefined;
    return { blob: response.data, name: fileNameOf(disposition) };
  } catch (error) {
    await readErrorBody(error);
    // There are no fields beside which the message could stand, so it is shown by itself.
    const [{ code, message } = {}] = errorItems(error);
    throw code === 'VALIDATION_ERROR' && message ? new ReadableError(message) : error;
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Fetches a PDF and looks at its first bytes.
 * @throws ReadableError when the answer is no PDF
 */
export async function fetchPdf(client: HttpClient, path: string): Promise<DownloadedFile> {
  const file = await fetchFile(client, path);
  const start = await file.blob.slice(0, 5).text();
  if (start !== '%PDF-') throw new ReadableError(INVALID_PDF_MESSAGE);
  return { ...file, blob: new Blob([file.blob], { type: 'application/pdf' }) };
}

/** Keeps a file among the person's downloads. */
export function saveFile({ blob, name }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** A tab that is open before its file has come. */
export type WaitingTab = { show: (file: DownloadedFile) => void; close: () => void };

/**
 * Opens an empty tab for a file that is still to come. Call it in the click itself: browsers block
 * tabs that are opened after a wait.
 */
export function openWaitingTab(): WaitingTab {
  const tab = window.open('', '_blank');
  return {
    show: ({ blob }) => {
      tab?.location.replace(URL.createObjectURL(blob));
    },
    close: () => {
      tab?.close();
    },
  };
}
