import { inGroups } from '@museum/shared/primitives/words';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dayInSentence, weekdayAsWhen } from '@museum/shared/primitives/day-words';
import { formatPara, paraText } from '@museum/shared/primitives/money';
import { palette } from '@museum/shared/organisation/palette';
import { AT_THE_TICKET_OFFICE } from '@museum/shared/visit-requests/requester/requester-rules';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import { captionBlock, noteBlock, tilesBlock } from '#lib/documents/pdf-blocks.ts';
import { pdfOf, type PdfBlock, type PdfDocument } from '#lib/documents/pdf-page.ts';
import { qrRows } from '#lib/documents/qr-code.ts';
import { tableBlock } from '#lib/documents/pdf-table.ts';
import type { Logger } from '#lib/log/logger.ts';
import { buyerRows, sellerRows } from './proforma-content.ts';
import { E_INVOICE, paymentCodeOf, paymentSlipOf, wayOf } from './payment-slip.ts';
import { paymentSlipBlock } from './payment-slip-block.ts';
import {
  drawVoidStamp,
  numberBlock,
  partiesBlock,
  remarkBlock,
  voidBlock,
} from './proforma-pdf-blocks.ts';
import { type Drawing, otherInWords, restInWords } from './proforma-drawing.ts';
import type { FrozenProforma } from './proforma-store.ts';

const ABOUT: Record<ProformaKind, string> = {
  visit: 'Ulaznice za grupnu posetu',
  meal: 'Obroci uz grupnu posetu',
};

/** How it is paid, in the words of the rules for group visits (spec §9). */
const HOW_TO_PAY: Record<PaymentType, string> = {
  SCHEDULED_PAYMENT:
    'Platite najkasnije dan pre dolaska ili gotovinom odnosno karticom na blagajni. Dokaz o uplati pošaljite sa stranice svog zahteva ili ga pokažite na blagajni.',
  ...AT_THE_TICKET_OFFICE,
};

const isTransfer = (proforma: FrozenProforma) => wayOf(proforma) === 'SCHEDULED_PAYMENT';

const headBlocks = (proforma: FrozenProforma): PdfBlock[] => {
  const { kind, content, replaces, replacedWasOf, isVoid, total } = proforma;
  const when = `${weekdayAsWhen(content.visitDate)}, ${dayInSentence(content.visitDate)}`;
  return [
    numberBlock({
      number: proforma.number,
      isVoid,
      about: `${ABOUT[kind]} ${content.requestNumber} u ${when}`,
      replaces:
        replaces && replacedWasOf && !isVoid
          ? `Zamenjuje ${replaces} od ${formatDay(replacedWasOf)}, koji je storniran.`
          : '',
    }),
    tilesBlock(
      [
        { label: 'Datum izdavanja', value: formatDay(proforma.issuedOn) },
        { label: 'Datum posete', value: formatDay(content.visitDate) },
        isTransfer(proforma)
          ? { label: 'Platiti najkasnije', value: formatDay(proforma.dueOn) }
          : { label: 'Plaćanje', value: 'na blagajni' },
        { label: 'Za uplatu, sa PDV-om', value: paraText(total), share: 1.25 },
      ],
      { size: 14.5, ground: isVoid ? palette.limestone : palette.mint },
    ),
  ];
};

const partyBlock = (proforma: FrozenProforma) =>
  partiesBlock([
    { caption: 'Prodavac', rows: sellerRows(proforma.content.seller, isTransfer(proforma)) },
    { caption: 'Kupac', rows: buyerRows(proforma.buyer) },
  ]);

/** So many lines have room for their options below the name. */
const ROOMY_LINES = 6;

const linesBlock = ({ content: { lines }, total, isVoid }: FrozenProforma) =>
  tableBlock({
    size: 9.5,
    totalSize: 12,
    isVoid,
    columns: [
      { header: 'R. br.', width: 8 },
      { header: 'Opis', width: 50 },
      { header: 'Količina', width: 13, align: 'right' },
      { header: 'Cena (din)', width: 15, align: 'right' },
      { header: 'Iznos (din)', width: 20, align: 'right' },
    ],
    rows: lines.map(({ label, detail, quantity, unitPrice }, index) => [
      String(index + 1),
      lines.length > ROOMY_LINES && detail ? `${label} (${detail})` : { text: label, note: detail },
      inGroups(quantity),
      formatPara(unitPrice),
      formatPara(unitPrice * quantity),
    ]),
    total: ['Ukupno za uplatu', formatPara(total)],
  });

/** What the price holds, why it is what it is, and where the rest of the visit stands. */
const remarkOf = (drawing: Drawing): string =>
  ['PDV je uračunat u cene.', ...drawing.proforma.content.notes, ...otherInWords(drawing)].join(
    ' ',
  );

function voidText({ voidReason, replacedBy }: FrozenProforma): string {
  const instead = replacedBy ? ` Umesto ovog važi predračun ${replacedBy}.` : '';
  return `Razlog: ${voidReason}.${instead} Ne plaćajte po ovom dokumentu; podaci za uplatu i QR kod su uklonjeni.`;
}

async function paymentBlocks(drawing: Drawing, logger: Logger): Promise<PdfBlock[]> {
  const { proforma, due } = drawing;
  const rest = restInWords(drawing).map((text) => noteBlock(text, 9.5));
  if (due === 0) return rest;
  const invoice = proforma.buyer.isPerson ? '' : ` ${E_INVOICE}`;
  const notes = [...rest, noteBlock(`${HOW_TO_PAY[wayOf(proforma)]}${invoice}`, 9.5)];
  const slip = paymentSlipOf(proforma, due);
  if (!slip) return notes;
  const text = paymentCodeOf(proforma, due, logger);
  const code = text === null ? null : await qrRows(text);
  return [captionBlock('Podaci za uplatu'), paymentSlipBlock(slip, code), ...notes];
}

async function documentOf(drawing: Drawing, logger: Logger): Promise<PdfDocument> {
  const { proforma } = drawing;
  const { number, content, isVoid, voidedOn } = proforma;
  const end = isVoid ? 'storniran dokument, ne plaćati' : 'dokument je važeći bez pečata i potpisa';
  return {
    foot: `${number} · poseta ${content.requestNumber} · ${end}`,
    isNumbered: true,
    stamp: isVoid ? drawVoidStamp : undefined,
    blocks: [
      ...headBlocks(proforma),
      partyBlock(proforma),
      linesBlock(proforma),
      remarkBlock(remarkOf(drawing)),
      ...(voidedOn
        ? [voidBlock(`Stornirano ${formatDay(voidedOn)}`, voidText(proforma))]
        : await paymentBlocks(drawing, logger)),
    ],
  };
}

/** Predračuni as one file, a page each: with letterhead, payment slip and NBS IPS QR code. */
export const proformaPdf = async (drawings: Drawing[], logger: Logger): Promise<Buffer> =>
  pdfOf(
    `Predračun ${drawings.map(({ proforma }) => proforma.number).join(', ')}`,
    await Promise.all(drawings.map((drawing) => documentOf(drawing, logger))),
  );
