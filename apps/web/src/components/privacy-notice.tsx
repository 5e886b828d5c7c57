import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { privacyLink, privacyNotice } from '#content/navigation.ts';

/** What becomes of the data, told where they are asked for; the form stays open behind the page. */
export function PrivacyNotice({ form }: { form: 'visitRequest' | 'contact' }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {privacyNotice[form]}{' '}
      <Link to={privacyLink.to} target="_blank" rel="noopener">
        {privacyNotice.link}{' '}
        <Icon path={externalLinkPath} size={16} label="otvara se u novoj kartici" />
      </Link>
    </Typography>
  );
}
