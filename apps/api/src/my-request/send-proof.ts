import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { EMPTY_PROOF_MESSAGE, PROOF_ENDINGS } from '@museum/shared/my-request/proof';
import { text } from '@museum/shared/primitives/text';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { UploadedFile } from '#lib/http/uploaded-file.ts';
import { requesterNewsMail } from './emails/requester-news.ts';
import { storeProof } from './proof-store.ts';
import { readMyRequest } from './read-my-request.ts';

const NO_PROOF = 'Fajl nije PDF, JPEG ni PNG. Pošaljite jedan od tih.';

const nameSchema = text('name');

/** A file's own name, which staff read; one that can't be kept makes way for a neutral one. */
function nameOf(typed: string, mediaType: string): string {
  const parsed = nameSchema.safeParse(typed.replaceAll(/\p{C}/gu, ''));
  return (parsed.success && parsed.data) || `dokaz.${PROOF_ENDINGS[mediaType]}`;
}

/**
 * Keeps a proof of payment, whose kind is what its content says, and tells the office.
 * @throws AppError NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, STAGE_CONFLICT, VALIDATION_ERROR
 */
export async function sendProof(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  id: number,
  { name, bytes }: UploadedFile,
): Promise<MyRequest> {
  const { env, mailer } = deps;
  if (bytes.length === 0) {
    throw new AppError('VALIDATION_ERROR', { field: 'file', message: EMPTY_PROOF_MESSAGE });
  }
  // 16 MB: read when first needed.
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!(mediaType in PROOF_ENDINGS)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', message: NO_PROOF });
  }
  const proof = { name: nameOf(name, mediaType), mediaType, content: new Uint8Array(bytes) };
  await storeProof(id, proof, (request, kept) => [
    requesterNewsMail(request, { kind: 'proof', name: kept }, env),
  ]);
  mailer?.wake();
  return readMyRequest(deps, id);
}
