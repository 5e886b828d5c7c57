import iconv from 'iconv-lite';
import { MAX_FILE_BYTES, StatementFault } from './statement.ts';

/** What to do about a file of another kind. */
export const AS_TEXT = 'Preuzmite isti izvod iz banke kao XML ili CSV.';

/** What people send by mistake, by the first bytes. */
const OTHER_FILES: [signature: number[], message: string][] = [
  [[0x25, 0x50, 0x44, 0x46], `Ovo je PDF. ${AS_TEXT}`],
  [
    [0x50, 0x4b],
    `Ovo je Excel ili zapakovan (ZIP) fajl. ${AS_TEXT} Ako je izvod zapakovan, prvo ga raspakujte.`,
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], `Ovo je Excel ili Word fajl. ${AS_TEXT}`],
  [[0x52, 0x61, 0x72, 0x21], `Ovo je zapakovan (RAR) fajl. Prvo ga raspakujte.`],
  [[0x37, 0x7a, 0xbc, 0xaf], `Ovo je zapakovan (7z) fajl. Prvo ga raspakujte.`],
  [[0x1f, 0x8b], `Ovo je zapakovan (gzip) fajl. Prvo ga raspakujte.`],
  [[0xff, 0xd8, 0xff], `Ovo je slika. ${AS_TEXT}`],
  [[0x89, 0x50, 0x4e, 0x47], `Ovo je slika. ${AS_TEXT}`],
];

const DECLARED_ENCODING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/;

const NOT_UTF8 =
  'Slova u fajlu nisu zapisana kako fajl kaže. Preuzmite izvod iz banke ponovo i ne menjajte ga u drugom programu.';

/** What stands for no letter in a text of any language. */
const NO_TEXT = /[^\P{Cc}\s\u0085]/u;

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The encodings that banks use, by the names that files give them. */
const SINGLE_BYTES = new Set([
  'windows-1250',
  'cp1250',
  'windows-1251',
  'cp1251',
  'iso-8859-2',
  'iso-8859-5',
]);
const KNOWN = new Set([...SINGLE_BYTES, 'utf-8', 'utf8', 'utf-16', 'us-ascii']);

/**
 * A file as text: by its byte order mark, as UTF-8 where it is valid, whatever its XML says, else by
 * what that says, else Windows-1251 where that gives Cyrillic words, else Windows-1250 or CP852,
 * whichever gives more Serbian letters.
 * @throws StatementFault
 */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes.length > MAX_FILE_BYTES) {
    throw new StatementFault('Fajl je veći od 16 MB. Preuzmite izvod za kraći period.');
  }
  const other = OTHER_FILES.find(([signature]) => startsWith(bytes, signature));
  if (other) throw new StatementFault(other[1]);
  const text = decodeBytes(bytes);
  if (text.trim() === '') throw new StatementFault('Fajl je prazan.');
  if (NO_TEXT.test(text)) throw new StatementFault(`Ovo nije tekstualni fajl. ${AS_TEXT}`);
  return text;
}

function decodeBytes(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return must(decode(bytes, 'utf-16le'));
  if (startsWith(bytes, [0xfe, 0xff])) return must(decode(bytes, 'utf-16be'));
  const utf8 = decode(bytes, 'utf-8');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const declared = DECLARED_ENCODING.exec(head)?.[1]?.toLowerCase();
  if (declared && !KNOWN.has(declared)) {
    throw new StatementFault(`Zapis slova „${declared}“ nije poznat. Očekuje se UTF-8.`);
  }
  // Letters of single bytes are no valid UTF-8: another program saved such a file, and left the name.
  if (utf8 !== undefined) return utf8;
  if (declared && SINGLE_BYTES.has(declared)) return must(decode(bytes, declared));
  if (declared ?? startsWith(bytes, [0xef, 0xbb, 0xbf])) throw new StatementFault(NOT_UTF8);
  return must(decodeSingleBytes(bytes));
}

const CYRILLIC_WORD = /(?<!\p{L})\p{sc=Cyrl}{2,}(?!\p{L})/gu;
const MIXED_LETTERS = /\p{sc=Cyrl}[a-z]|[a-z]\p{sc=Cyrl}/giu;
const SERBIAN_LETTER = /[čćđšž]/giu;

const countIn = (text: string | undefined, letters: RegExp) => text?.match(letters)?.length ?? 0;

/** Latin letters read as Cyrillic stand beside those of ASCII: "Љkola"; those of DOS turn into signs: "çkola". */
function decodeSingleBytes(bytes: Uint8Array): string | undefined {
  const cyrillic = decode(bytes, 'windows-1251');
  if (countIn(cyrillic, CYRILLIC_WORD) > countIn(cyrillic, MIXED_LETTERS)) return cyrillic;
  const latin = decode(bytes, 'windows-1250');
  const dos = iconv.decode(Buffer.from(bytes), 'cp852');
  return countIn(dos, SERBIAN_LETTER) > countIn(latin, SERBIAN_LETTER) ? dos : latin;
}

function must(text: string | undefined): string {
  if (text === undefined) throw new StatementFault(NOT_UTF8);
  return text;
}
