import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { type Toast, useToast } from '#lib/toasts.ts';

/** Makes a change of a request; false when a colleague was quicker, whose change is looked at first. */
export type MakeChange = (send: () => Promise<unknown>) => Promise<boolean>;

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

/** Makes changes of one request. */
export type ChangeRequest = { change: MakeChange; tellFailure: TellFailure };

/** A change in doubt, and how what was told of it is taken back. */
type Doubt = Pick<FailedChange, 'isOwn' | 'tell'> & { takeBack: (() => void) | undefined };

/** Takes the request when it is read the next time, also where its panel is closed by then. */
function onNextRead(client: QueryClient, id: number, take: (stored: VisitRequest) => void) {
  const query = visitRequestQuery(id);
  const reads = () => client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const before = reads();
  const observer = new QueryObserver(client, { ...query, staleTime: 0, refetchOnMount: false });
  const stop = observer.subscribe(({ data }) => {
    if (!data || reads() === before) return;
    stop();
    take(data);
  });
}

/**
 * For a panel that changes the request: sends a change, and says why it failed unless it turns out
 * that only its answer got lost; meanwhile it can be tried again.
 */
export function useChangeRequest(id: number): ChangeRequest {
  const client = useQueryClient();
  const showToast = useToast();
  const doneAfterAll = useDoneAfterAll();
  const inDoubt = useRef<Doubt>(undefined);

  const settle = async (doubt: Doubt, stored: VisitRequest) => {
    // Another attempt since then tells what became of the change.
    if (!(await doubt.isOwn(stored)) || inDoubt.current !== doubt) return;
    doubt.takeBack?.();
    doubt.tell(stored);
  };

  const change: MakeChange = async (send) => {
    inDoubt.current = undefined;
    await send();
    return true;
  };

  const tellFailure: TellFailure = async ({ error, toast, isOwn, tell }) => {
    const doubt: Doubt = { isOwn, tell, takeBack: toast && showToast(toast) };
    inDoubt.current = doubt;
    const read = client
      .fetchQuery({ ...visitRequestQuery(id), staleTime: 0 })
      .catch(() => undefined);
    await doneAfterAll(error, async () => {
      const stored = await read;
      if (stored) await settle(doubt, stored);
      // The network went with the answer.
      else onNextRead(client, id, (later) => void settle(doubt, later));
    });
  };
  return { change, tellFailure };
}
