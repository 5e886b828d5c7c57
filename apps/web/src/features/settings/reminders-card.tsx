import { REMINDER_KINDS, REMINDERS, type ReminderKind } from '@museum/shared/reminders/reminder';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { MailPreviewDialog } from '#components/dialogs/mail-preview-dialog.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { SettingCard } from './setting-card.tsx';
import { exampleReminderQuery } from './setting-queries.ts';
import { type OpenedSetting, ownFields, useSettingForm } from './use-setting-form.ts';

const reminders = ownFields('reminders');

/** When each goes, and to whom. */
const WHEN: Record<ReminderKind, string> = {
  numbers: 'sedam dana pre posete, da se provere brojevi',
  payment: 'dva dana pre posete, ako se plaća virmanski, a uplata nije stigla',
  arrival: 'dan pre posete, sa svim za dolazak',
};

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '10px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { flexBasis: '100%', margin: 0, color: theme.palette.text.secondary, lineHeight: 1.4 },
}));

/** Whether requesters are reminded at all, and of what. */
export function RemindersCard(card: OpenedSetting<'reminders'>) {
  const editor = useSettingForm({ ...reminders, ...card });
  const { value: shown, enter, leave } = useHistoryStep<ReminderKind>('reminder');
  return (
    <>
      <SettingCard
        id="podsetnici"
        title="Podsetnici"
        lead="Mejlovi naručiocu pred potvrđenu posetu, svaki jednom, oko 9 h i nikad između 20 i 7 h. Za jedan zahtev isključuju se u njegovim detaljima."
        saveLabel="Sačuvaj podsetnike"
        editor={editor}
      >
        <Rows role="list">
          {REMINDER_KINDS.map((kind) => (
            <li key={kind}>
              <CheckboxField
                control={editor.form.control}
                name={kind}
                label={REMINDERS[kind].label}
                look="switch"
              />
              <Button
                size="small"
                aria-label={`Pogledaj: ${REMINDERS[kind].label}`}
                onClick={() => void enter(kind)}
              >
                Pogledaj
              </Button>
              <p>{WHEN[kind]}</p>
            </li>
          ))}
        </Rows>
      </SettingCard>
      {shown ? <Look kind={shown} onClose={leave} /> : null}
    </>
  );
}

function Look({ kind, onClose }: { kind: ReminderKind; onClose: () => void }) {
  const preview = useQuery(exampleReminderQuery(kind));
  return <MailPreviewDialog title={REMINDERS[kind].label} preview={preview} onClose={onClose} />;
}
