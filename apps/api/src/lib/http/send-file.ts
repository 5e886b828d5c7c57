import type { Response } from 'express';

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The media type of a PDF. */
export const PDF = 'application/pdf';

/** The media type and the name of a download; names are made by us and hold ASCII only. */
export type FileHeaders = { type: string; name: string };

/** Announces a download. */
export const sendFileHeaders = (response: Response, { type, name }: FileHeaders) =>
  response.status(200).set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** Answers with a file that is in memory. */
export const sendFile = (response: Response, headers: FileHeaders, file: Uint8Array) => {
  sendFileHeaders(response, headers).end(Buffer.from(file));
};
