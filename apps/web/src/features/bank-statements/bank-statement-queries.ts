import type { Page } from '@museum/shared/http/envelope';
import type {
  BankStatement,
  BankStatementWithLines,
  BookLines,
  TableReading,
  UploadedStatements,
} from '@museum/shared/payments/bank-statement-schema';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { REQUEST_LISTS } from '#lib/live/touched-by.ts';

const PATH = '/admin/bank-statements';

/** Thousands of lines take their time; in milliseconds. */
const PATIENCE = { timeout: 60_000 };

/** A file on a slow line: as long as the server waits for it. */
const UPLOAD_PATIENCE = { timeout: 600_000 };

const LISTS = ['bank-statements'] as const;

/** A page of the statements, the newest first. */
export const bankStatementsQuery = (query: { page: number }) =>
  queryOptions({
    queryKey: [...LISTS, query],
    queryFn: async ({ signal }) =>
      (await staffClient.get<Page<BankStatement>>(PATH, { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A statement with its lines, matched anew with every read. */
export const bankStatementQuery = (id: number) =>
  queryOptions({
    queryKey: ['bank-statement', id],
    queryFn: ({ signal }) =>
      unwrap<BankStatementWithLines>(staffClient.get(`${PATH}/${id}`, { signal, ...PATIENCE })),
  });

export type Upload = { file: File; reading?: TableReading };

function formOf({ file, reading }: Upload): FormData {
  const form = new FormData();
  // The texts first: what comes after the file is not read by every server.
  if (reading) form.append('reading', JSON.stringify(reading));
  form.append('file', file);
  return form;
}

export const uploadMutation = mutationOptions({
  mutationFn: (upload: Upload) =>
    unwrap<UploadedStatements>(staffClient.post(PATH, formOf(upload), UPLOAD_PATIENCE)),
  onSuccess: (_uploaded, _upload, _before, { client }) =>
    client.invalidateQueries({ queryKey: LISTS }),
});

/** The answer is the newest state already; what was paid stands in lists and details, too. */
const takeAnswer = (
  answer: BankStatementWithLines,
  _sent: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
) => {
  client.setQueryData(bankStatementQuery(answer.id).queryKey, answer);
  for (const queryKey of [LISTS, REQUEST_LISTS, ['visit-request']]) {
    void client.invalidateQueries({ queryKey });
  }
};

/** A colleague may have been quicker, or the answer got lost: the statement tells. */
const readAgain = (
  _error: unknown,
  { id }: { id: number },
  _before: unknown,
  { client }: { client: QueryClient },
) => {
  void client.invalidateQueries({ queryKey: bankStatementQuery(id).queryKey });
};

export const bookMutation = mutationOptions({
  mutationFn: ({ id, ...body }: BookLines & { id: number }) =>
    unwrap<BankStatementWithLines>(staffClient.post(`${PATH}/${id}/book`, body, PATIENCE)),
  onSuccess: takeAnswer,
  onError: readAgain,
});

export const undoMutation = mutationOptions({
  mutationFn: ({ id, version }: { id: number; version: number }) =>
    unwrap<BankStatementWithLines>(staffClient.post(`${PATH}/${id}/undo`, { version }, PATIENCE)),
  onSuccess: takeAnswer,
  onError: readAgain,
});
