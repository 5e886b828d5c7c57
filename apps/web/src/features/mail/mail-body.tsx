import type { Mail } from '@museum/shared/mail/mail-schema';
import { RETENTION_DAYS, retentionInWords } from '@museum/shared/privacy/retention-days';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { MailFrame } from '#components/mail-frame.tsx';

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

/** What was sent; of a mail of more than a month ago only its text is left. */
export const MailBody = ({ mail }: { mail: Mail }) =>
  mail.html === '' ? <TextAlone mail={mail} /> : <BothForms mail={mail} />;

const TextAlone = ({ mail }: { mail: Mail }) => (
  <>
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      Izgled mejla čuva se {retentionInWords(RETENTION_DAYS.mailLooks)} od slanja; ovo je njegov ceo
      tekst.
    </Typography>
    <MailText text={mail.text} />
  </>
);

const MailText = ({ text }: { text: string }) => (
  <Box component="pre" tabIndex={0} sx={plain}>
    {text}
  </Box>
);

function BothForms({ mail }: { mail: Mail }) {
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
          <MailText text={mail.text} />
        )}
      </div>
    </>
  );
}
