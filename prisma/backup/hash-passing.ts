import { createHash } from 'node:crypto';

type Hashing = {
  step: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  digest: () => string;
};

/** A step of a pipeline that passes everything on, and its SHA-256 afterwards, hexadecimal. */
export function hashPassing(): Hashing {
  const hash = createHash('sha256');
  return {
    step: async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    digest: () => hash.digest('hex'),
  };
}
