import type { ProformaBuyer, ProformaContent } from './proforma-content.ts';

/** Who is paid, label by label; the account only where it is paid into. */
export const sellerRows = (seller: ProformaContent['seller'], isTransfer: boolean) => [
  { label: 'Naziv', value: seller.name },
  { label: 'Adresa', value: seller.address },
  { label: 'PIB', value: seller.pib },
  { label: 'Matični broj', value: seller.motherId },
  ...(isTransfer ? [{ label: 'Tekući račun', value: seller.bankAccount }] : []),
];

/** Who pays, label by label; what is not known is left out. */
export const buyerRows = (buyer: ProformaBuyer) =>
  [
    { label: buyer.isPerson ? 'Ime' : 'Naziv', value: buyer.name || 'lični podaci su uklonjeni' },
    { label: 'Adresa', value: buyer.address },
    { label: 'PIB', value: buyer.pib },
    { label: 'Matični broj', value: buyer.motherId },
    { label: 'JBKJS', value: buyer.jbkjs },
    { label: 'U ime', value: buyer.onBehalfOf },
  ].filter(({ value }) => value !== '');
