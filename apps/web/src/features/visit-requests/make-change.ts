import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

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

/**
 * Says why a change failed, unless it turns out that only its answer got lost; meanwhile it can be
 * tried again. `request` is what the page knows of the request by now.
 */
export function useTellFailure(id: number, request: VisitRequest | undefined): TellFailure {
  const client = useQueryClient();
  const showToast = useToast();
  const doneAfterAll = useDoneAfterAll();
  // Settled once the request can be read again: the network went with the answer.
  const open = useRef<Doubt>(undefined);
  const settleOpen = useEffectEvent(() => {
    const doubt = open.current;
    open.current = undefined;
    if (doubt && request) void settle(doubt, request);
  });
  useEffect(() => {
    settleOpen();
  }, [request]);

  return async ({ error, toast, isOwn, tell }) => {
    open.current = undefined;
    const doubt = { isOwn, tell, takeBack: toast && showToast(toast) };
    const read = client
      .fetchQuery({ ...visitRequestQuery(id), staleTime: 0 })
      .catch(() => undefined);
    await doneAfterAll(error, async () => {
      const stored = await read;
      if (stored) await settle(doubt, stored);
      else open.current = doubt;
    });
  };
}
