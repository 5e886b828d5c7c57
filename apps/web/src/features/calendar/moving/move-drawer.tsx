import Alert from '@mui/material/Alert';

import { calendarEventPath } from '#components/icons/tool-icon-paths.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import {
  ActedRequest,
  CHANGED_MEANWHILE,
} from '#features/visit-requests/stage-acts/acted-request.tsx';
import { MoveFields } from './move-fields.tsx';
import type { Moving } from './moving.ts';
import { useMove } from './use-move.ts';

type MoveDrawerProps = {
  moving: Moving;
  /** It leads back from where the requester has already been told to come. */
  isTold?: boolean;
  onClose: () => void;
};

/** Asks where a group shall go, whether it fits there, and tells the requester of a confirmed visit. */
export function MoveDrawer({ moving, isTold = false, onClose }: MoveDrawerProps) {
  const { opened, request, isChanged, submit, place, changes, ...acted } = useMove(moving, onClose);
  const isPossible = request?.status === 'SCHEDULED';
  return (
    <ActDrawer
      {...acted}
      isPossible={isPossible}
      title="Premesti posetu"
      label="Premesti"
      icon={calendarEventPath}
      color="amber"
      onSubmit={(event) => void submit(event)}
    >
      {isTold ? (
        <Alert severity="info">
          Mejl o premeštanju već čeka slanje ili je poslat. Javite naručiocu i da se poseta vraća.
        </Alert>
      ) : null}
      <ActedRequest
        opened={opened}
        request={request}
        news={isChanged ? CHANGED_MEANWHILE : undefined}
      >
        {request ? (
          <MoveFields place={place} changes={changes} group={moving.group} request={request} />
        ) : null}
      </ActedRequest>
    </ActDrawer>
  );
}
