import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { giveBodyTime } from './body-time.ts';

/** A file as somebody sent it; its name may not fit what is in it. */
export type UploadedFile = { name: string; bytes: Uint8Array };

const FIELD = 'file';
const MISSING = { field: FIELD, message: 'Izaberite fajl' };

/** One file and a few short texts. */
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 20_000, headerPairs: 40 };

const tooLarge = (maxBytes: number) =>
  new AppError('PAYLOAD_TOO_LARGE', {
    field: FIELD,
    message: `Fajl je veći od ${Math.floor(maxBytes / 1024 / 1024)} MB`,
  });

/**
 * Reads a form (multipart/form-data) with one file in the field "file" into memory.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_ERROR for what is no such form
 */
export function fileBody({ maxBytes }: { maxBytes: number }): RequestHandler {
  return async (request, response, next) => {
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = request.headers;
    if (encoding === undefined && length === '0') throw new AppError('VALIDATION_ERROR', MISSING);
    if (!request.is('multipart/form-data')) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Očekuje se fajl' });
    }
    giveBodyTime(request);
    // 10 MB: read when first needed.
    const { default: multer, MulterError } = await import('multer');
    const read = multer({
      storage: multer.memoryStorage(),
      limits: { ...LIMITS, fileSize: maxBytes },
      defParamCharset: 'utf8',
    }).single(FIELD);
    void read(request, response, (error?: unknown) => {
      const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
      if (isTooLarge) next(tooLarge(maxBytes));
      // A form that breaks off or is none: nothing is wrong with the server.
      else if (error) next(new AppError('VALIDATION_ERROR', MISSING));
      else next();
    });
  };
}

/** The file of a route with `upload`. @throws AppError VALIDATION_ERROR when there is none */
export function uploadedFile({ file }: Request): UploadedFile {
  if (!file) throw new AppError('VALIDATION_ERROR', MISSING);
  return { name: file.originalname, bytes: file.buffer };
}
