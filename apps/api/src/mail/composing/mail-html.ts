import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { escapeHtml } from '@museum/shared/primitives/escape-html';
import type { MailAmount, MailBlock, MailContent } from './mail-content.ts';

const FONT = "Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY_FONT = "Bitter,Georgia,'Times New Roman',serif";

/**
 * Mail programs that know dark mode take these over the inline colours; the others stay light.
 * Outlook hands no font from a table to its cells.
 */
const STYLES = `
  td { font-family: ${FONT}; }
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: ${palette.deep} !important; }
    .sheet { background: ${palette.lagoon} !important; }
    .text { color: ${palette.limestone} !important; }
    .soft { color: ${palette.mint} !important; }
    .panel { background: ${palette.deep} !important; }
    .line { border-color: ${palette.reef} !important; }
  }
  @media (max-width: 480px) {
    .inner { padding: 24px 18px !important; }
    .edge { padding-left: 18px !important; padding-right: 18px !important; }
    .display { font-size: 25px !important; }
    .stack { display: block !important; width: auto !important; }
  }`;

const DISPLAY_ID = /\b[A-Z]{2}-\d{4}-\d{6,}\b/g;

/** A text of our own; the number of a request stays on one line. */
const prose = (text: string) =>
  escapeHtml(text).replace(DISPLAY_ID, '<span style="white-space:nowrap">$&</span>');

/** The HTML form of a mail: tables and inline styles, because mail programs know little else. */
export function mailHtml(subject: string, content: MailContent, siteUrl: string): string {
  return `<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${palette.limestone};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.limestone}"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${palette.paper};border-radius:14px;overflow:hidden;table-layout:fixed">
${masthead}
<tr><td class="inner" style="padding:32px">
<h1 class="text display" style="margin:0 0 20px;font:700 29px/1.2 ${DISPLAY_FONT};color:${palette.ink}">${prose(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
${foot(siteUrl)}
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The four bands of the site's footer edge. */
const strata = [palette.forest, palette.fern, palette.amber, palette.umber]
  .map(
    (colour) =>
      `<tr><td style="background:${colour};height:4px;line-height:4px;font-size:0">&nbsp;</td></tr>`,
  )
  .join('');

const masthead = `<tr><td class="edge" style="background:${palette.ink};padding:20px 32px;font:700 17px/1.3 ${DISPLAY_FONT};color:${palette.white}">${escapeHtml(organisation.name)}</td></tr>${strata}`;

const foot = (siteUrl: string) => {
  const lines = [organisation.name, organisationAddress, organisation.phones.join(' · ')];
  const address = `<span class="soft" style="color:${palette.umber}">${lines.map(escapeHtml).join('<br>')}</span>`;
  const link = `<a class="soft" href="${escapeHtml(siteUrl)}" style="color:${palette.forest}">${escapeHtml(siteUrl)}</a>`;
  return `<tr><td class="panel edge" style="padding:20px 32px;background:${palette.limestone};font:400 14px/1.6 ${FONT}">${address}<br>${link}</td></tr>`;
};

const paragraph = (html: string, style = '') =>
  `<p class="text" style="margin:0 0 16px;font:400 16px/1.6 ${FONT};color:${palette.ink};${style}">${html}</p>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(prose(block.text));
    case 'heading':
      return `<h2 class="text" style="margin:28px 0 12px;font:700 20px/1.3 ${DISPLAY_FONT};color:${palette.ink}">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return table(block.rows.map(factRow).join(''));
    case 'amounts':
      return table(
        block.rows.map((row) => amountRow(row)).join('') + amountRow(block.total, 'total'),
      );
    case 'list':
      return `<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;font:400 16px/1.55 ${FONT};color:${palette.ink}">${block.items.map(listItem).join('')}</ul>`;
    case 'note':
      return panel((block.label ? `<b>${escapeHtml(block.label)}:</b> ` : '') + prose(block.text));
    case 'term':
      return termCard(block);
    case 'payment':
      return paymentCard(block);
    case 'files':
      return table(block.names.map(fileRow).join(''));
    case 'link':
      return paragraph(
        `${escapeHtml(block.label)}:<br><a class="text" href="${escapeHtml(block.url)}" style="color:${palette.forest};overflow-wrap:anywhere">${escapeHtml(block.url)}</a>`,
        'font-size:14px',
      );
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:${palette.amber};color:${palette.ink};font:700 16px/1 ${FONT};padding:16px 24px;border-radius:999px;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'quotation':
      return panel(escapeHtml(block.text).replace(/\r\n|[\r\n]/g, '<br>'));
  }
}

/** What cells have in common stands on their table: mails are written for each request and kept. */
const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font:400 15px/1.5 ${FONT};overflow-wrap:anywhere">${rows}</table>`;

const row = (...cells: string[]) => `<tr valign="top">${cells.join('')}</tr>`;

const LINE = `border-bottom:1px solid ${palette.sand}`;
const SOFT = `color:${palette.secondaryText}`;

const labelCell = (html: string) =>
  `<td class="line soft" style="padding:9px 12px 9px 0;${LINE};${SOFT}" width="42%">${html}</td>`;

const valueCell = (html: string, style: string) =>
  `<td class="line text" style="padding:9px 0;${LINE};color:${palette.ink};${style}">${html}</td>`;

const factRow = ([label, value]: readonly [string, string]) =>
  row(labelCell(escapeHtml(label)), valueCell(escapeHtml(value), 'font-weight:600'));

function amountRow({ label, detail, amount }: MailAmount, role: 'line' | 'total' = 'line') {
  const soft = `<br><span class="soft" style="font-weight:400;${SOFT}">${escapeHtml(detail)}</span>`;
  const weight = role === 'total' ? 700 : 400;
  return row(
    valueCell(escapeHtml(label) + (detail ? soft : ''), `padding-right:12px;font-weight:${weight}`),
    valueCell(
      escapeHtml(amount),
      `white-space:nowrap;text-align:right;font-weight:${role === 'total' ? 700 : 600}`,
    ),
  );
}

type Term = Extract<MailBlock, { kind: 'term' }>;

/** Mint by light, with dark letters on it; the sheet's own colours by dark. */
const termCard = ({ label, term, lines }: Term) =>
  `<div class="panel text" style="margin:0 0 20px;padding:16px 20px;background:${palette.mint};border-radius:12px;font:400 16px/1.5 ${FONT};color:${palette.ink};overflow-wrap:anywhere">${escapeHtml(label)}<br><span style="font:700 23px/1.3 ${DISPLAY_FONT}">${escapeHtml(term)}</span>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</div>`;

type Payment = Extract<MailBlock, { kind: 'payment' }>;

const paymentCard = ({ title, lines, picture }: Payment) => {
  const code = picture
    ? `<td class="stack" width="152" style="padding:10px 0 10px 10px"><img src="cid:${escapeHtml(picture)}" width="142" height="142" alt="NBS IPS QR kod: ${escapeHtml(title)}" style="display:block"><div class="text" style="width:142px;font:700 14px/1.3 ${FONT};text-align:center;color:${palette.ink}">NBS IPS QR</div></td>`
    : '';
  const text = `<td class="stack text" style="padding:14px 16px;font:400 15px/1.5 ${FONT};color:${palette.ink}"><b style="font:700 17px/1.4 ${DISPLAY_FONT}">${escapeHtml(title)}</b>${lines.map((line) => `<br>${prose(line)}`).join('')}</td>`;
  return `<table role="presentation" class="panel line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;background:${palette.white};border:1px solid ${palette.sand};border-radius:12px;overflow-wrap:anywhere"><tr valign="top">${code}${text}</tr></table>`;
};

const fileRow = (name: string) => row(valueCell(escapeHtml(name), 'font-weight:600'));

const listItem = (item: string) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`;

const panel = (html: string) =>
  `<div class="panel" style="margin:0 0 16px;padding:16px 18px;background:${palette.limestone};border-left:4px solid ${palette.fern};border-radius:6px;overflow-wrap:anywhere">${paragraph(html, 'margin:0;font-size:15px')}</div>`;
