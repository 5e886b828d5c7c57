import {
  mayAct,
  STAGE_ACTS,
  STAGE_LABELS,
  type StageAct,
} from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';

import { LoadError } from '#components/loading/load-error.tsx';
import { ActDrawer } from './act-drawer.tsx';
import { ACT_WORDS } from './act-words.ts';
import { RequestInShort } from './request-in-short.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { type StageActing, useStageAct } from './use-stage-act.ts';

/**
 * An act of staff on a request: what it is about, why, the mail that goes, and what stands in its
 * way. It is open as long as it is rendered.
 */
export function StageActDrawer(acting: StageActing) {
  const { act, onClose } = acting;
  const { opened, request, isChanged, submit, ...acted } = useStageAct(acting);
  const { title, icon, color } = ACT_WORDS[act];
  return (
    <ActDrawer
      {...acted}
      title={title}
      icon={icon}
      color={color}
      onClose={onClose}
      label={STAGE_ACTS[act].label}
      onSubmit={(event) => void submit(event)}
    >
      {opened.isError ? <LoadError title="Zahtev nije učitan" query={opened} /> : null}
      {request ? (
        <>
          {isChanged || !mayAct(act, request.stage) ? <News act={act} request={request} /> : null}
          <RequestInShort request={request} />
          {acting.hasUnsaved ? <UnsavedNotice /> : null}
        </>
      ) : (
        <Loading opened={opened} />
      )}
    </ActDrawer>
  );
}

function Loading({ opened }: { opened: UseQueryResult<VisitRequest> }) {
  return opened.isError ? null : (
    <Skeleton variant="rounded" height={72} role="progressbar" aria-label="Učitavanje zahteva" />
  );
}

/** A colleague was quicker, or the answer to the first press got lost. */
function News({ act, request }: { act: StageAct; request: VisitRequest }) {
  return (
    <Alert severity="warning">
      {mayAct(act, request.stage)
        ? 'Zahtev je u međuvremenu izmenjen. Ovo su novi podaci: proverite ih pa nastavite. Ništa nije poslato.'
        : `Ovo više nije moguće: zahtev je sada u stanju „${STAGE_LABELS[request.stage]}“.`}
    </Alert>
  );
}
