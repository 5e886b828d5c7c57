import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { type Toast, useToast } from '#lib/toasts.ts';

/** Makes a change of a request; false when a colleague was quicker, whose change is looked at first. */
export type MakeChange = (send: () => Promise<unknown>) => Promise<boolean>;

/** The way where no editor stands on the request. */
export const sendOnly: MakeChange = async (send) => {
  await send();
  return true;
};

type FailedChange = {
  error: unknown;
  /** What is said of it, unless its panel shows it. */
  toast?: Toast;
  /** Whether the request as it is stored by now is the change's own. */
  isOwn: (stored: VisitRequest) => boolean | Promise<boolean>;
  /** Says that the change is made. */
  tell: (stored: VisitRequest) => void;
};

export type TellFailure = (failed: FailedChange) => Promise<void>;

/** A change in doubt, and how what was told of it is taken back. */
type Doubt = Pick<FailedChange, 'isOwn' | 'tell'> & { takeBack: (() => void) | undefined };

async function settle({ isOwn, tell, takeBack }: Doubt, stored: VisitRequest) {
  if (!(await isOwn(stored))) return;
  takeBack?.();
  tell(stored);
}

/** Takes the request when it is read the next time, also where its panel is closed by then; answers how to stop. */
function onNextRead(client: QueryClient, id: number, take: (stored: VisitRequest) => void) {
  const query = visitRequestQuery(id);
  const before = client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  const observer = new QueryObserver(client, { ...query, staleTime: 0, refetchOnMount: false });
  const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
    if (!data || dataUpdatedAt === before) return;
    stop();
    take(data);
  });
  return stop;
}

/**
 * Says why a change failed, unless it turns out that only its answer got lost; meanwhile it can be
 * tried again.
 */
export function useTellFailure(id: number): TellFailure {
  const client = useQueryClient();
  const showToast = useToast();
  const doneAfterAll = useDoneAfterAll();
  const stopWaiting = useRef<() => void>(undefined);

  return async ({ error, toast, isOwn, tell }) => {
    stopWaiting.current?.();
    const doubt = { isOwn, tell, takeBack: toast && showToast(toast) };
    const read = client
      .fetchQuery({ ...visitRequestQuery(id), staleTime: 0 })
      .catch(() => undefined);
    await doneAfterAll(error, async () => {
      const stored = await read;
      if (stored) await settle(doubt, stored);
      // The network went with the answer.
      else stopWaiting.current = onNextRead(client, id, (later) => void settle(doubt, later));
    });
  };
}
