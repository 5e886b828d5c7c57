import { isEmail } from '@museum/shared/primitives/email';

/** A link that writes to exactly one address; undefined for anything but one strict address. */
export const mailtoLink = (address: string, subject: string): string | undefined =>
  isEmail(address)
    ? `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
    : undefined;
