/** Serbia's country code as it is written in front of a number, with the zero that some add. */
const COUNTRY_CODE = /(?<![0-9])(\+|00)381[^0-9]*0?/g;

/** A whole number that begins with the country code, without any sign of it. */
const BARE_COUNTRY_CODE = /^381(?=[0-9]{8,})/;

/**
 * A phone number as search compares it: its digits as they are dialled within Serbia. The
 * database's phone_digits() does the same; a test holds them together.
 */
export const phoneDigits = (phone: string) =>
  phone
    .replace(COUNTRY_CODE, '0')
    .replace(/[^0-9]/g, '')
    .replace(BARE_COUNTRY_CODE, '0');
