import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { contactUs } from '#content/pages/contact-us.ts';

const words = contactUs.form.sent;

/** What stays to be read once a message was sent: the toast is gone after five seconds. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {words.heading}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3 }}>{words.text}</Typography>
      <Button variant="outlined" onClick={onAnother}>
        {words.another}
      </Button>
    </>
  );
}
