import { describe, expect, it } from 'vitest';
import { ipsPayee, ipsText, type PaymentOrder } from './ips-text.ts';

const ORDER: PaymentOrder = {
  account: '840-955845-10',
  payee: 'Čigra doo',
  amount: 102512,
  code: '289',
};

const HEAD = 'K:PR|V:01|C:1|R:840000000095584510';

describe('the text of the NBS IPS QR code', () => {
  // Each worked out by hand from payments.md.
  it.each<[string, Partial<PaymentOrder>, string]>([
    ['the example', {}, `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:289`],
    ['whole dinars', { amount: 50000 }, `${HEAD}|N:Čigra doo|I:RSD500,00|SF:289`],
    ['one para', { amount: 1 }, `${HEAD}|N:Čigra doo|I:RSD0,01|SF:289`],
    ['99 para', { amount: 99 }, `${HEAD}|N:Čigra doo|I:RSD0,99|SF:289`],
    ['a million and more', { amount: 123456789 }, `${HEAD}|N:Čigra doo|I:RSD1234567,89|SF:289`],
    [
      'the largest amount, fifteen characters',
      { amount: 99999999999999 },
      `${HEAD}|N:Čigra doo|I:RSD999999999999,99|SF:289`,
    ],
    [
      'an account of 18 digits',
      { account: '165000000000005574' },
      'K:PR|V:01|C:1|R:165000000000005574|N:Čigra doo|I:RSD1025,12|SF:289',
    ],
    [
      'a short account',
      { account: '165-55-74' },
      'K:PR|V:01|C:1|R:165000000000005574|N:Čigra doo|I:RSD1025,12|SF:289',
    ],
    [
      'a full account',
      { account: '310-1234567891211-86' },
      'K:PR|V:01|C:1|R:310123456789121186|N:Čigra doo|I:RSD1025,12|SF:289',
    ],
    [
      'a purpose and a reference',
      {
        code: '189',
        purpose: 'UPLATA PO RAČUNU ZA EL. ENERGIJU',
        reference: '97163220000111111111000',
      },
      `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:189|S:UPLATA PO RAČUNU ZA EL. ENERGIJU|RO:97163220000111111111000`,
    ],
    [
      'a payee of three lines in Cyrillic',
      { payee: 'Природњачки центар\nУлица примера 1\nПримеровац' },
      `${HEAD}|N:Природњачки центар\nУлица примера 1\nПримеровац|I:RSD1025,12|SF:289`,
    ],
    ['no purpose, which is left out', { purpose: '' }, `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:289`],
    [
      'a purpose of 35 characters',
      { purpose: 'Grupna poseta GP-2026-001292, šesti' },
      `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:289|S:Grupna poseta GP-2026-001292, šesti`,
    ],
    [
      'a predračun of ours',
      { code: '221', purpose: 'Grupna poseta GP-2026-001292', reference: '97382026000123' },
      `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:221|S:Grupna poseta GP-2026-001292|RO:97382026000123`,
    ],
    [
      'a reference without control',
      { reference: '00123-45' },
      `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:289|RO:00123-45`,
    ],
    [
      'a reference of 25 characters',
      { reference: '0012345678901234567890123' },
      `${HEAD}|N:Čigra doo|I:RSD1025,12|SF:289|RO:0012345678901234567890123`,
    ],
    [
      'a name of 70 characters',
      { payee: 'Š'.repeat(70) },
      `${HEAD}|N:${'Š'.repeat(70)}|I:RSD1025,12|SF:289`,
    ],
  ])('of %s', (_, changes, text) => {
    expect(ipsText({ ...ORDER, ...changes })).toEqual({ text });
  });

  it.each<[string, Partial<PaymentOrder>, string]>([
    ['an amount of zero', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -100 }, 'amount'],
    ['half a para', { amount: 0.5 }, 'amount'],
    ['an amount of sixteen characters', { amount: 100000000000000 }, 'amount'],
    ['no amount', { amount: Number.NaN }, 'amount'],
    ['wrong control digits of the account', { account: '840-955845-11' }, 'account'],
    ['an account of zeros', { account: '000-0000000000000-00' }, 'account'],
    ['no payee', { payee: '' }, 'payee'],
    ['a name of 71 characters', { payee: 'Š'.repeat(71) }, 'payee'],
    ['a name of four lines', { payee: 'a\nb\nc\nd' }, 'payee'],
    ['an empty line in a name', { payee: 'a\n\nb' }, 'payee'],
    ['a stroke in a name', { payee: 'Škola | vrtić' }, 'payee'],
    ['quotation marks that banks do not know', { payee: 'OŠ „Đura Jakšić“' }, 'payee'],
    ['a payment code of two digits', { code: '89' }, 'code'],
    ['a payment code that is neither cash nor cashless', { code: '389' }, 'code'],
    ['a purpose of 36 characters', { purpose: 'č'.repeat(36) }, 'purpose'],
    ['a blank before the next field', { purpose: 'Grupna poseta ' }, 'purpose'],
    ['a purpose of two lines', { purpose: 'Grupna\nposeta' }, 'purpose'],
    ['wrong control digits of the reference', { reference: '97392026000123' }, 'reference'],
    ['a dash within model 97', { reference: '9738-2026-000123' }, 'reference'],
    ['a reference of 26 characters', { reference: '00123456789012345678901234' }, 'reference'],
    ['a reference without a model', { reference: 'PR-2026-000123' }, 'reference'],
  ])('is refused for %s', (_, changes, refusal) => {
    expect(ipsText({ ...ORDER, ...changes })).toEqual({ refusal });
  });
});

describe('a name for a payment order', () => {
  it.each<[string, string[], string]>([
    [
      'stands in three lines',
      ['Centar', 'Ulica primera 1', '00000 Primerovac'],
      'Centar\nUlica primera 1\n00000 Primerovac',
    ],
    [
      'leaves out the line that does not fit',
      [
        'Ustanova Prirodnjački centar i Dino park Primerovac',
        'Ulica primera 1 a',
        '00000 Primerovac',
      ],
      'Ustanova Prirodnjački centar i Dino park Primerovac\nUlica primera 1 a',
    ],
    ['is cut at 70 characters', ['Škola '.repeat(15)], 'Škola '.repeat(12).slice(0, 70).trim()],
    ['has no blank where it is cut', [`${'Š'.repeat(69)} škola`], 'Š'.repeat(69)],
    ['keeps Cyrillic', ['ОШ „Ђура Јакшић“'], 'ОШ "Ђура Јакшић"'],
    [
      'says strokes and dashes as banks take them',
      ['Škola | vrtić – Žabari'],
      'Škola / vrtić - Žabari',
    ],
    ['drops what banks do not know', ['Dino 🦕 klub\u00a0®', 'Žabari ®'], 'Dino klub\nŽabari'],
    ['keeps letters that are typed with their marks apart', ['S\u030ckola'], 'Škola'],
    ['has no empty lines', ['Ana Anić', '', 'Žabari'], 'Ana Anić\nŽabari'],
  ])('%s', (_, lines, payee) => {
    const [name = '', ...rest] = lines;
    expect(ipsPayee(name, ...rest)).toBe(payee);
    expect(ipsText({ ...ORDER, payee })).toHaveProperty('text');
  });
});
