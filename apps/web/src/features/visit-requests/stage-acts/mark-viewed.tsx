import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';

import { Icon } from '#components/icons/icon.tsx';
import { eyeOffPath, eyePath } from '#components/icons/tool-icon-paths.ts';
import { markViewedMutation } from '#features/visit-requests/visit-request-queries.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type MarkViewedProps = { row: Pick<VisitRequestRow, 'id' | 'isViewed'>; onDone: () => void };

/** Notes in the row's menu that staff have looked at a request, or that somebody still should. */
export function MarkViewed({ row: { id, isViewed }, onDone }: MarkViewedProps) {
  const { mutateAsync } = useMutation(markViewedMutation);
  const showToast = useToast();
  const mark = async () => {
    onDone();
    try {
      await mutateAsync({ id, isViewed: !isViewed });
      showToast({
        kind: 'success',
        message: isViewed ? 'Označen kao nepregledan' : 'Označen kao pregledan',
      });
    } catch (error) {
      showToast(failureToast(error));
    }
  };
  return (
    <MenuItem onClick={() => void mark()}>
      <ListItemIcon>
        <Icon path={isViewed ? eyeOffPath : eyePath} size={20} />
      </ListItemIcon>
      {isViewed ? 'Označi kao nepregledan' : 'Označi kao pregledan'}
    </MenuItem>
  );
}
