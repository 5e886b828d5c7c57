import { organisation } from '@museum/shared/organisation/organisation';
import { foldSearchText } from '@museum/shared/primitives/search-text';

/** Beside the names of the house and of the person: what anybody would try first here. */
const CONTEXT_WORDS = [
  'dinosaurus',
  'dinosaur',
  'dinosville',
  'muzej',
  'museum',
  'administrator',
  'admin',
  'lozinka',
  'password',
  'uprava',
  'kancelarija',
  'poseta',
  'posete',
  'srbija',
  'serbia',
];

/** How many letters a password needs beside known words. */
const FEWEST_OWN_LETTERS = 4;

/** How many different letters or signs a password needs. */
const FEWEST_DIFFERENT = 4;

/** Whose password it is. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

let breachedPasswords: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 passwords of eight characters or more from known breaches, read when first needed. */
export const readBreachedPasswords = () =>
  (breachedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * True for a password from known breaches, for one that is little more than words of the house or
 * of its owner (ASVS 6.2.4, 6.2.11, 6.2.12), and for the same few keys again and again.
 */
export async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  const breached = await readBreachedPasswords();
  return (
    breached.has(password.toLowerCase()) ||
    new Set(password).size < FEWEST_DIFFERENT ||
    isMadeOfKnownWords(password, owner)
  );
}

function isMadeOfKnownWords(password: string, { email, firstName, lastName }: PasswordOwner) {
  const { name, town } = organisation;
  const names = [name, town, firstName, lastName, email].flatMap((text) =>
    foldSearchText(text).split(/[^a-z]+/),
  );
  // The longest first, so that of "administrator" no nine letters are left after "admin".
  const words = [...CONTEXT_WORDS, ...names]
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length);
  const folded = foldSearchText(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && rest.replaceAll(/\P{L}/gu, '').length < FEWEST_OWN_LETTERS;
}
