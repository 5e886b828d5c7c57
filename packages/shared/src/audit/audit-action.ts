/** What somebody did with a request, a message, a mail, a price, a setting, personal data or an account, with the name that staff read; the only list. */
export const AUDIT_ACTION_LABELS = {
  'request-entered': 'Zahtev upisan telefonom',
  'request-changed': 'Zahtev izmenjen',
  'request-confirmed': 'Zahtev potvrđen',
  'request-declined': 'Zahtev odbijen',
  'request-postponed': 'Poseta odložena',
  'request-canceled': 'Poseta otkazana',
  'request-recalculated': 'Cene preračunate',
  'request-deleted': 'Zahtev izbrisan',
  'reminder-switched': 'Podsetnik uključen ili isključen',
  'payment-entered': 'Uplata evidentirana',
  'payment-corrected': 'Uplata ispravljena',
  'dinner-added': 'Ručak dodat',
  'dinner-restored': 'Ručak oporavljen',
  'dinner-deleted': 'Ručak izbrisan',
  'proforma-issued': 'Predračun izdat',
  'proforma-voided': 'Predračun storniran',
  'message-deleted': 'Poruka izbrisana',
  'mail-resent': 'Mejl vraćen u red za slanje',
  'price-added': 'Cena dodata',
  'price-changed': 'Cena izmenjena',
  'price-deleted': 'Cena izbrisana',
  'setting-changed': 'Podešavanje izmenjeno',
  'request-anonymized': 'Lični podaci uklonjeni po isteku roka',
  'workbook-downloaded': 'Excel datoteka preuzeta',
  'personal-data-exported': 'Lični podaci izvezeni',
  'personal-data-erased': 'Lični podaci izbrisani',
  'signed-in': 'Prijava',
  'sign-in-locked': 'Prijava zaključana posle više pokušaja',
  'other-sign-ins-ended': 'Ostale prijave završene',
  'password-changed': 'Lozinka promenjena',
  'password-reset': 'Nova lozinka postavljena',
  'staff-added': 'Zaposleni dodat',
  'staff-removed': 'Zaposleni uklonjen',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;

/** Every action of the audit trail, for schemas. */
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as [AuditAction, ...AuditAction[]];
