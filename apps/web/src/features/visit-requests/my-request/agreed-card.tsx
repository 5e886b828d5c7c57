import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { FactRows } from '#components/facts/fact-rows.tsx';
import { agreedFacts } from './agreed.ts';
import { isAgreed, type Standing } from './standing/standing.ts';

type AgreedCardProps = { request: MyRequest; standing: Standing };

/** Everything that was asked for, in words. */
export function AgreedCard({ request, standing }: AgreedCardProps) {
  return (
    <Card component="section" aria-labelledby="agreed" sx={{ p: { xs: 2.25, sm: 4 } }}>
      <Typography
        id="agreed"
        variant="h2"
        sx={{ mb: 1, fontSize: { xs: '1.375rem', md: '1.625rem' } }}
      >
        {isAgreed(standing) ? 'Dogovoreno' : 'Traženo'}
      </Typography>
      <FactRows rows={agreedFacts(request)} columns={2} />
    </Card>
  );
}
