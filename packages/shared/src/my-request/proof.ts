/** The most bytes of a proof of payment (visit-life §5). */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/** The media types that a proof may have, each with the ending of its name. */
export const PROOF_ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Told of a proof without content. */
export const EMPTY_PROOF_MESSAGE = 'Fajl je prazan. Izaberite onaj u kome je uplatnica.';
