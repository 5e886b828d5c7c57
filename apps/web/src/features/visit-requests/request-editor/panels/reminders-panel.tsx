import { MAIL_STATE_LABELS } from '@museum/shared/mail/mail-kind';
import {
  REMINDER_STATE_LABELS,
  REMINDERS,
  type ReminderKind,
} from '@museum/shared/reminders/reminder';
import type { Reminder } from '@museum/shared/reminders/reminder-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { memo } from 'react';

import { Loaded } from '#components/loading/loaded.tsx';
import { MailPreviewDialog } from '#components/dialogs/mail-preview-dialog.tsx';
import { Panel } from '#components/panel.tsx';
import { reminderPreviewQuery, remindersQuery, switchReminderMutation } from './panel-queries.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type RemindersPanelProps = { request: Pick<VisitRequest, 'id' | 'version'> };

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '10px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { margin: 0, color: theme.palette.text.secondary, lineHeight: 1.4 },
}));

/** What the requester is reminded of before the visit, and a switch for each. */
export const RemindersPanel = memo(function RemindersPanel({ request }: RemindersPanelProps) {
  const planned = useQuery(remindersQuery(request.id, request.version));
  const { value: shown, enter, leave } = useHistoryStep<ReminderKind>('reminder');
  return (
    <Panel title="Podsetnici">
      <Loaded
        query={planned}
        errorTitle="Podsetnici nisu učitani"
        waiting={<Skeleton height={120} role="progressbar" aria-label="Učitavanje podsetnika" />}
      >
        {(reminders) => (
          <Rows role="list">
            {reminders.map((reminder) => (
              <ReminderRow
                key={reminder.kind}
                request={request}
                reminder={reminder}
                onShow={(kind) => void enter(kind)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {shown ? <Look request={request} kind={shown} onClose={leave} /> : null}
    </Panel>
  );
});

/** "12.10.2026 09:00, ako uplata ne stigne": when it goes or went, or why it doesn't. */
function standing({ kind, state, at }: Reminder): string {
  if (at === null) return REMINDER_STATE_LABELS[state];
  if (state === 'sent') return `poslato ${formatInstant(at)}`;
  return `${formatInstant(at)}${kind === 'payment' ? ', ako uplata ne stigne' : ''}`;
}

type ReminderRowProps = RemindersPanelProps & {
  reminder: Reminder;
  onShow: (kind: ReminderKind) => void;
};

function ReminderRow({ request, reminder, onShow }: ReminderRowProps) {
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(
    switchReminderMutation(request.id, request.version),
  );
  const { kind, isOn, state } = reminder;
  const { label } = REMINDERS[kind];
  const change = async (next: boolean) => {
    try {
      await mutateAsync({ kind, isOn: next });
    } catch (error) {
      showToast(failureToast(error));
    }
  };
  return (
    <li>
      <div>
        <Box component="strong" sx={{ display: 'block' }}>
          {label}
        </Box>
        <p>{standing(reminder)}</p>
      </div>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Button
          size="small"
          aria-label={`Pogledaj: ${label}`}
          sx={{ minHeight: { xs: 44, md: 40 } }}
          onClick={() => {
            onShow(kind);
          }}
        >
          Pogledaj
        </Button>
        {state in MAIL_STATE_LABELS ? null : (
          <Switch
            checked={isOn}
            slotProps={{ input: { 'aria-label': `Podsetnik: ${label}` } }}
            onChange={(_event, next) => {
              if (!isPending) void change(next);
            }}
          />
        )}
      </Box>
    </li>
  );
}

function Look({
  request,
  kind,
  onClose,
}: RemindersPanelProps & { kind: ReminderKind; onClose: () => void }) {
  const preview = useQuery(reminderPreviewQuery(request.id, request.version, kind));
  return <MailPreviewDialog title={REMINDERS[kind].label} preview={preview} onClose={onClose} />;
}
