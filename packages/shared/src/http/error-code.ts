/** Every error code of the API with its HTTP status (contract §2); the only place that pairs them. */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  INVALID_USER_CREDENTIALS: 401,
  NOT_FOUND: 404,
  PRICE_ALREADY_EXISTS: 409,
  USER_ALREADY_EXISTS: 409,
  STALE_VERSION: 409,
  STAGE_CONFLICT: 409,
  CAPACITY_EXCEEDED: 409,
  TOO_LATE: 409,
  DOCUMENT_NOT_ISSUED: 409,
  MUST_BE_KEPT: 409,
  IDEMPOTENCY_CONFLICT: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Every error code, for schemas. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

const SERVER_ERROR_MESSAGE = 'Operacija nije uspešna! Molimo pokušajte kasnije';

/** What people read for each code; those of spec §8 are verbatim. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  VALIDATION_ERROR: 'Podaci nisu ispravni. Proverite označena polja.',
  UNAUTHORIZED: 'Potrebno je da se prijavite',
  INVALID_USER_CREDENTIALS: 'Nije poznata Email adresa ili lozinka je netačna',
  NOT_FOUND: 'Traženi podatak nije pronađen',
  PRICE_ALREADY_EXISTS: 'Cena za ovaj tip već postoji',
  USER_ALREADY_EXISTS: 'Email adresa vec postoji',
  STALE_VERSION: 'Zahtev je u međuvremenu izmenjen. Osvežite podatke i pokušajte ponovo.',
  STAGE_CONFLICT: 'Zahtev više nije u stanju u kom je ovo moguće. Osvežite podatke.',
  CAPACITY_EXCEEDED: 'Nema dovoljno mesta u to vreme. Izaberite drugo vreme ili navedite razlog.',
  TOO_LATE: 'Za ovo je sada kasno. Pozovite nas telefonom.',
  DOCUMENT_NOT_ISSUED: 'Ovaj dokument još nije izdat.',
  MUST_BE_KEPT: 'Zahtev ima uplate, koje se čuvaju. Umesto brisanja otkažite posetu.',
  IDEMPOTENCY_CONFLICT: 'Ovo je već poslato sa drugim podacima.',
  PAYLOAD_TOO_LARGE: 'Poslato je previše podataka',
  UNSUPPORTED_MEDIA_TYPE: 'Očekuje se JSON',
  TOO_MANY_REQUESTS: 'Previše pokušaja. Molimo sačekajte malo pa pokušajte ponovo.',
  SERVER_ERROR: SERVER_ERROR_MESSAGE,
  SERVICE_UNAVAILABLE: 'Usluga trenutno nije dostupna. Molimo pokušajte za nekoliko trenutaka.',
};

/** Shown when an error carries no known code, or isn't an HTTP error (spec §8). */
export const UNKNOWN_ERROR_MESSAGE = SERVER_ERROR_MESSAGE;
