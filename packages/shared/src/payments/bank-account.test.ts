import { describe, expect, it } from 'vitest';
import { formatBankAccount, parseBankAccount } from './bank-account.ts';

describe('a bank account', () => {
  // Worked out in payments.md: three of the National Bank's examples, and one of a published code.
  it.each([
    ['840-955845-10', '840000000095584510'],
    ['165-55-74', '165000000000005574'],
    ['310-1234567891211-86', '310123456789121186'],
    ['840000000095584510', '840000000095584510'],
    ['845000000040484987', '845000000040484987'],
    [' 840 - 955845 - 10 ', '840000000095584510'],
    ['840-0000000955845-10', '840000000095584510'],
    ['840 0000000955845 10', '840000000095584510'],
    ['RS35 8400 0000 0095 5845 10', '840000000095584510'],
    ['rs35840000000095584510', '840000000095584510'],
  ])('written %s is %s', (written, digits) => {
    expect(parseBankAccount(written)).toBe(digits);
  });

  it.each([
    ['wrong control digits', '840-955845-11'],
    ['two digits changed over', '840-955854-10'],
    ['made up for a tutorial', '160000000123456778'],
    ['too long', '310-12345678912110-86'],
    ['too short', '84000000009558451'],
    ['nothing but zeros', '000-0000000000000-00'],
    ['an account of another country', 'DE89370400440532013000'],
    ['with a letter', '840-95584S-10'],
    ['empty', ''],
  ])('%s is none', (_, written) => {
    expect(parseBankAccount(written)).toBeNull();
  });

  it.each([
    ['840000000095584510', '840-955845-10'],
    ['165000000000005574', '165-55-74'],
    ['310123456789121186', '310-1234567891211-86'],
    ['840000000000000031', '840-0-31'],
  ])('of the digits %s is written %s', (digits, written) => {
    expect(formatBankAccount(digits)).toBe(written);
    expect(parseBankAccount(written)).toBe(digits);
  });
});
