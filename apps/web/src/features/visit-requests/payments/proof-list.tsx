import type { Proof } from '@museum/shared/my-request/my-request-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { fileCheckPath } from '#components/icons/tool-icon-paths.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { fetchProof } from './payment-queries.ts';

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.75,
  border: `1px solid ${palette.amber}`,
  borderRadius: '12px',
  backgroundColor: palette.cream,
  '& > svg': { color: palette.warning },
};

const KILOBYTE = 1024;

type ProofListProps = {
  id: number;
  proofs: Proof[];
  /** Undefined while there is nothing left to pay. */
  onEnter: ((proof: Proof) => void) | undefined;
};

/** The proofs of payment that the requester sent. */
export function ProofList({ id, proofs, onEnter }: ProofListProps) {
  return (
    <Box component="section" aria-labelledby="dokazi" sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Typography id="dokazi" component="h3" sx={{ fontWeight: 700 }}>
        Dokaz o uplati
      </Typography>
      {proofs.map((proof) => (
        <Box key={proof.id} sx={card}>
          <Icon path={fileCheckPath} />
          <Box sx={{ flex: '1 1 200px', minWidth: 0, lineHeight: 1.4 }}>
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              {proof.name}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {`Naručilac poslao ${formatInstant(proof.createdAt)} · ${Math.ceil(proof.size / KILOBYTE)} kB`}
            </Box>
          </Box>
          <DownloadButton
            size="small"
            label="Preuzmi"
            aria-label={`Preuzmi dokaz ${proof.name}`}
            fetchFile={() => fetchProof(id, proof.id)}
          />
          {onEnter ? (
            <Button
              variant="contained"
              size="small"
              onClick={() => {
                onEnter(proof);
              }}
            >
              Evidentiraj uplatu
            </Button>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
