import { z } from 'zod';

/** Cashless codes begin with 2. */
const paymentCode = z
  .string({ error: 'Unesite šifru plaćanja' })
  .trim()
  .regex(/^2\d{2}$/, 'Šifra ima tri cifre i počinje sa 2');

/** The codes on payment slips: of firms and schools, and of private persons. */
export const paymentCodesSchema = z.object({ legalEntity: paymentCode, person: paymentCode });
