import type { Mail } from '@museum/shared/mail/mail-schema';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';

import { MailFrame } from '#components/dialogs/mail-frame.tsx';

const height = { xs: '60dvh', sm: '56vh' };

const plain = {
  height,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  m: 0,
  p: 2,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  fontFamily: 'ui-monospace, monospace',
};

/** What was sent, in both forms. */
export function MailBody({ mail }: { mail: Mail }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  const id = useId();
  return (
    <>
      <Tabs
        value={form}
        onChange={(_event, chosen: 'html' | 'text') => {
          setForm(chosen);
        }}
        aria-label="Oblik mejla"
        sx={{ mb: 1.5 }}
      >
        <Tab value="html" label="Izgled" id={`${id}-html`} aria-controls={`${id}-panel`} />
        <Tab value="text" label="Tekst" id={`${id}-text`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`}>
        {form === 'html' ? (
          <MailFrame html={mail.html} sx={{ height }} />
        ) : (
          <Box component="pre" tabIndex={0} sx={plain}>
            {mail.text}
          </Box>
        )}
      </div>
    </>
  );
}
