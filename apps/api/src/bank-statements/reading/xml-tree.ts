import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { cleanText } from './exact-values.ts';
import { StatementFault } from './statement.ts';

/** An element of an XML file; names come without their namespaces. */
export type XmlNode = { [name: string]: XmlValue };
type XmlValue = string | XmlNode | (string | XmlNode)[];

const NOT_WHOLE =
  'XML nije ispravan ili nije ceo. Preuzmite izvod iz banke ponovo, možda je preuzimanje prekinuto.';

/** The deepest format, camt.053, has some fifteen. */
const MOST_NESTED = 40;

const parser = new XMLParser({
  removeNSPrefix: true,
  // The currency of an amount is the only attribute that is read.
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  parseTagValue: false,
  // What a file defines for itself is never expanded; the five signs of XML are, in textAt.
  processEntities: false,
  maxNestedTags: MOST_NESTED,
  jPath: false,
});

/** Reads an XML file. One that defines anything of its own is refused. @throws StatementFault */
export function readXml(text: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT)/i.test(text)) {
    throw new StatementFault('XML sadrži DOCTYPE, što izvod banke nema. Fajl nije primljen.');
  }
  try {
    if (XMLValidator.validate(text) !== true) throw new StatementFault(NOT_WHOLE);
    return parser.parse(text) as XmlNode;
  } catch {
    throw new StatementFault(NOT_WHOLE);
  }
}

/** The elements of a name right below a node, in their order. */
export function nodesAt(node: XmlNode | undefined, name: string): XmlNode[] {
  const value = node?.[name];
  const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return all.map((each) => (typeof each === 'string' ? { '#text': each } : each));
}

/** The first element of a path like "status/code", or undefined. */
export const nodeAt = (node: XmlNode | undefined, path: string): XmlNode | undefined =>
  path.split('/').reduce<XmlNode | undefined>((above, name) => nodesAt(above, name)[0], node);

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const withSigns = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, ...parts) => {
    const [decimal, hexadecimal, name] = parts as (string | undefined)[];
    if (name) return SIGNS[name.toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** The text of the element at a path, or of the node itself; empty when there is none. */
export function textAt(node: XmlNode | undefined, path = '', limit = 200): string {
  const value = (path === '' ? node : nodeAt(node, path))?.['#text'];
  return typeof value === 'string' ? cleanText(withSigns(value), limit) : '';
}
