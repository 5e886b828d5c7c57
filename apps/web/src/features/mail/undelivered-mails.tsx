import { useQuery } from '@tanstack/react-query';

import { CountBadge } from '#components/facts/count-badge.tsx';
import { undeliveredCountQuery } from './mail-queries.ts';

/** How many mails were given up, beside the way to them. */
export function UndeliveredMails() {
  const { data: count = 0 } = useQuery(undeliveredCountQuery);
  return <CountBadge label="neposlatih" count={count} />;
}
