import { formatPara, type Para } from '@museum/shared/primitives/money';

/** A calculated amount as people read it. */
export const amountText = (para: Para) => `${formatPara(para)} din`;
