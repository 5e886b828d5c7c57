import {
  mayAct,
  STAGE_ACTS,
  STAGE_LABELS,
  type StageAct,
} from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';

import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';
import { today } from '#lib/time/dates.ts';
import { ActDrawer } from './act-drawer.tsx';
import { ActedRequest, CHANGED_MEANWHILE } from './acted-request.tsx';
import { ACT_WORDS } from './act-words.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { type StageActing, useStageAct } from './use-stage-act.ts';

const IS_PAST =
  'Dan ove posete je prošao, a mejl grupu poziva da dođe. Ako to više ne treba, označite „Ne šalji mejl“.';

/**
 * An act of staff on a request: what it is about, why, the mail that goes, and what stands in its
 * way. It is open as long as it is rendered.
 */
export function StageActDrawer(acting: StageActing) {
  const { act } = acting;
  const { opened, request, isChanged, submit, ...acted } = useStageAct(acting);
  const { title, icon, color } = ACT_WORDS[act];
  return (
    <ActDrawer
      {...acted}
      title={title}
      icon={icon}
      color={color}
      label={STAGE_ACTS[act].label}
      onSubmit={(event) => void submit(event)}
    >
      <ActedRequest
        opened={opened}
        request={request}
        news={request && newsOf(act, request, isChanged)}
      >
        {request && act === 'confirm' ? (
          <>
            <UnpricedNotice request={request} />
            {request.visitDate < today() ? <Alert severity="warning">{IS_PAST}</Alert> : null}
          </>
        ) : null}
        {acting.hasUnsaved ? <UnsavedNotice /> : null}
      </ActedRequest>
    </ActDrawer>
  );
}

/** A colleague was quicker, or the answer to the first press got lost. */
function newsOf(act: StageAct, { stage }: VisitRequest, isChanged: boolean): string | undefined {
  if (!mayAct(act, stage))
    return `Ovo više nije moguće: zahtev je sada u stanju „${STAGE_LABELS[stage]}“.`;
  return isChanged ? CHANGED_MEANWHILE : undefined;
}
