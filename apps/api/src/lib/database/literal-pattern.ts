/** A text for Prisma's `contains`, with LIKE's wildcards as themselves; the client doesn't escape them. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
