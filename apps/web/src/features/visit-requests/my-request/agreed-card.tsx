import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { FactRows } from '#components/facts/fact-rows.tsx';
import { agreedFacts } from './agreed.ts';

/** Everything that was asked for, in words; once the visit was promised, or the group was let in, it is agreed. */
export function AgreedCard({ request }: { request: MyRequest }) {
  const { confirmedAt, arrivedAt } = request;
  return (
    <Card component="section" aria-labelledby="agreed" sx={{ p: { xs: 2.25, sm: 4 } }}>
      <Typography
        id="agreed"
        variant="h2"
        sx={{ mb: 1, fontSize: { xs: '1.375rem', md: '1.625rem' } }}
      >
        {confirmedAt || arrivedAt ? 'Dogovoreno' : 'Traženo'}
      </Typography>
      <FactRows rows={agreedFacts(request)} columns={2} />
    </Card>
  );
}
