const UNREACHABLE = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** Why a mail was not sent, as staff read it; what the mail server said stands as it said it. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, response } = error as { code?: unknown; response?: unknown };
  if (typeof response === 'string' && response !== '') {
    return `Server za poštu je odbio mejl: ${response}`;
  }
  if (typeof code === 'string' && UNREACHABLE.has(code)) {
    return `Server za poštu nije dostupan: ${error.message}`;
  }
  return error.message;
}

/** True when the mail server refuses this recipient or this mail for good: a 5yz reply (RFC 5321). */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // Not before a mail is under way: a wrong password is our own mistake.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
