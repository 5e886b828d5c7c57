import type { Proof } from '@museum/shared/my-request/my-request-schema';
import {
  EMPTY_PROOF_MESSAGE,
  MAX_PROOF_BYTES,
  PROOF_ENDINGS,
} from '@museum/shared/my-request/proof';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { fileCheckPath, uploadPath } from '#components/icons/tool-icon-paths.ts';
import { shortInstant } from '#lib/time/dates.ts';
import { errorItems, errorMessage } from '#lib/http/error-message.ts';
import { httpStatus } from '#lib/http/http-status.ts';
import { useFileDrop } from '#lib/browser/use-file-drop.ts';
import { proofMutation } from '#features/visit-requests/my-request/my-request-queries.ts';

const [phone] = organisation.phones;

const WRONG_TYPE = 'Pošaljite PDF, JPEG ili PNG. Ovaj fajl je druge vrste.';
const TOO_LARGE = 'Fajl je veći od 5 MB. Smanjite ga ili nam pošaljite sliku ekrana.';
const NO_ANSWER =
  'Ne znamo da li je fajl stigao do nas. Proverite internet vezu i izaberite ga ponovo: isti fajl čuvamo samo jednom.';

/** What speaks against a file before it is sent; the server looks at its content as well. */
function faultOf({ type, size }: File): string | undefined {
  if (size === 0) return EMPTY_PROOF_MESSAGE;
  // A file without an ending has no type here, and may be a picture all the same.
  if (type !== '' && !(type in PROOF_ENDINGS)) return WRONG_TYPE;
  return size > MAX_PROOF_BYTES ? TOO_LARGE : undefined;
}

/** What the server says of the file itself, else of the call. */
function refusal(error: unknown): string {
  if (httpStatus(error) === undefined) return NO_ANSWER;
  const [{ field, message } = {}] = errorItems(error);
  return field && message ? message : errorMessage(error);
}

const Sent = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    marginTop: 12,
    padding: '10px 12px',
    borderRadius: 12,
    backgroundColor: palette.chosen,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& svg': { color: palette.forest },
  '& small': { display: 'block', fontSize: '0.875rem', color: palette.secondaryText },
});

const Drop = styled('div')({
  marginTop: 12,
  padding: 16,
  borderRadius: 12,
  textAlign: 'center',
  border: `2px dashed ${palette.outline}`,
  backgroundColor: palette.paper,
  '&[data-over="true"]': { borderColor: palette.forest, backgroundColor: palette.chosen },
  '@media print': { display: 'none' },
});

/** A file on its way, and what became of it. */
function useProof(requestKey: string) {
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState('');
  const sending = useMutation(proofMutation(requestKey));
  const send = async (file: File) => {
    if (sending.isPending) return;
    const known = faultOf(file);
    setFault(known ?? '');
    if (known) return;
    setPercent(0);
    try {
      await sending.mutateAsync({ file, onProgress: setPercent });
    } catch (error) {
      setFault(refusal(error));
    }
  };
  return { send, percent, fault, isSending: sending.isPending, isSent: sending.isSuccess };
}

/** The words for those who listen: how the last file fared. */
const spokenOf = ({ isSending, isSent, fault }: ReturnType<typeof useProof>) => {
  if (isSending) return 'Šaljemo fajl…';
  return isSent && !fault ? 'Dokaz o uplati je stigao.' : '';
};

/** What has arrived, and what to do when it was the wrong file: staff may have seen it by now. */
function SentProofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <>
      <Sent>
        {proofs.map(({ id: number, name, createdAt }) => (
          <li key={number}>
            <Icon path={fileCheckPath} size={24} />
            <span>
              <b>{name}</b>
              <small>Poslato {shortInstant(createdAt)}</small>
            </span>
          </li>
        ))}
      </Sent>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Poslali ste pogrešan fajl? Pošaljite pravi i javite nam koji ne važi: {phone}.
      </Typography>
    </>
  );
}

/** The place for one more file: chosen, or dropped onto it. */
function ProofDrop({ proof }: { proof: ReturnType<typeof useProof> }) {
  const drop = useFileDrop((file) => void proof.send(file));
  return (
    <Drop {...drop.frame}>
      <input
        {...drop.input}
        aria-label="Dokaz o uplati"
        accept={Object.keys(PROOF_ENDINGS).join()}
      />
      <BusyButton
        variant="outlined"
        isBusy={proof.isSending}
        startIcon={<Icon path={uploadPath} size={20} />}
        onClick={drop.choose}
      >
        Izaberite fajl
      </BusyButton>
      {proof.isSending ? (
        <LinearProgress
          variant="determinate"
          value={proof.percent}
          aria-label="Slanje fajla"
          sx={{ mt: 1.5, height: 8, borderRadius: 4 }}
        />
      ) : null}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        PDF, JPEG ili PNG, najviše 5 MB.
        <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
          {' '}
          Možete i da ga prevučete ovde.
        </Box>
      </Typography>
    </Drop>
  );
}

type ProofUploadProps = { requestKey: string; proofs: readonly Proof[]; id: string };

/** The files that show a payment, and the place for one more. */
export function ProofUpload({ requestKey, proofs, id }: ProofUploadProps) {
  const proof = useProof(requestKey);
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-label="Dokaz o uplati"
      sx={{
        mt: 3,
        outline: 'none',
        '@media print': { display: proofs.length > 0 ? 'block' : 'none' },
      }}
    >
      <Typography variant="h5" component="h3">
        Dokaz o uplati
      </Typography>
      <SentProofs proofs={proofs} />
      {proof.fault ? (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {proof.fault}
        </Alert>
      ) : null}
      <ProofDrop proof={proof} />
      <Typography role="status" variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {spokenOf(proof)}
      </Typography>
    </Box>
  );
}
