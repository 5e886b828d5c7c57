/**
 * Who the centre is, on paper: what documents, mails and the site all name. Every value is an
 * example to be replaced before going live; the site's further details stand in the web app's
 * `content/site.ts`.
 */
export const organisation = {
  name: 'Prirodnjački centar i Dino park',
  shortName: 'Prirodnjački centar',
  legalName: 'Ustanova Prirodnjački centar i Dino park Primerovac',
  streetAddress: 'Ulica primera 1',
  postalCode: '00000',
  town: 'Primerovac',
  phones: ['+381 00 000 000', '+381 00 000 001'],
  emails: ['info@example.rs', 'posete@example.rs', 'restoran@example.rs'],
  /** Tax number. */
  pib: '000000000',
  /** Registration number. */
  motherId: '00000000',
  bankAccount: '000-0000000000000-00',
} as const;

/** The centre's address in one line. */
export const organisationAddress = `${organisation.streetAddress}, ${organisation.postalCode} ${organisation.town}`;

/** Where visits are arranged, as the head of every document says it: address, phone, e-mail. */
export const organisationContact = [
  organisationAddress,
  organisation.phones[0],
  organisation.emails[1],
] as const;
