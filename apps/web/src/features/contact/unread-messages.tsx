import { useQuery } from '@tanstack/react-query';

import { CountBadge } from '#components/facts/count-badge.tsx';
import { unreadCountQuery } from './message-queries.ts';

/** How many messages nobody has read, beside the way to them. */
export function UnreadMessages() {
  const { data: count = 0 } = useQuery(unreadCountQuery);
  return <CountBadge label="nepročitanih" count={count} />;
}
