import { capitalised } from '@museum/shared/primitives/words';

const LATIN = new Map(
  'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
    .split(' ')
    .map(([cyrillic = '', ...latin]) => [cyrillic, latin.join('')]),
);

/** A text with its Serbian Cyrillic in Latin letters, diacritics included. */
export const inLatin = (text: string) =>
  text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = LATIN.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? latin : capitalised(latin);
  });
