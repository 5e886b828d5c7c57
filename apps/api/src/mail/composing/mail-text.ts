import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import type { MailBlock, MailContent } from './mail-content.ts';

const WIDTH = 72;

/** The plain-text form of a mail: for readers, screen readers and filters that skip HTML. */
export function mailText({ heading, blocks }: MailContent, siteUrl: string): string {
  const body = [heading.toUpperCase(), ...blocks.map(blockText)].join('\n\n');
  const foot = [organisation.name, organisationAddress, organisation.phones.join(', '), siteUrl];
  return `${body}\n\n${'-'.repeat(WIDTH)}\n${foot.join('\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return wrap(block.text);
    case 'note':
      return wrap([block.label, block.text].filter(Boolean).join(': '));
    case 'term':
      return [`${block.label}:`, block.term, ...block.lines].map((line) => wrap(line)).join('\n');
    case 'payment':
      return [block.title, ...block.lines].map((line) => wrap(line, '  ')).join('\n');
    case 'files':
      return block.names.map((name) => `- ${name}`).join('\n');
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'facts':
      return block.rows.map(([label, value]) => wrap(`${label}: ${value}`, '  ')).join('\n');
    case 'amounts':
      return [...block.rows, block.total]
        .map(({ label, detail, amount }) =>
          wrap(`- ${[label, detail].filter(Boolean).join(', ')}: ${amount}`, '  '),
        )
        .join('\n');
    case 'list':
      return block.items.map((item) => wrap(`- ${item}`, '  ')).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'quotation':
      return block.text
        .split(/\r\n|[\r\n]/)
        .map((line) => wrap(`> ${line}`, '> '))
        .join('\n');
  }
}

/** Breaks at blanks, never within a word; further lines are indented. */
function wrap(text: string, indent = ''): string {
  if (text.length <= WIDTH) return text;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
