import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { fetchFile, fetchPdf, fileNameOf } from './download-file.ts';
import { errorMessage } from '#lib/http/error-message.ts';
import { staffClient } from '#lib/http/http-client.ts';

import { server } from '#test/api/server.ts';

const answerWith = (body: string, headers: Record<string, string> = {}, status = 200) => {
  server.use(http.get('*/api/v1/file', () => new HttpResponse(body, { status, headers })));
};

describe('downloads', () => {
  it.each([
    ['attachment; filename="zahtevi.xlsx"', 'zahtevi.xlsx'],
    ['attachment; filename=zahtevi.xlsx', 'zahtevi.xlsx'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''predra%C4%8Dun.pdf`, 'predračun.pdf'],
    [undefined, 'dokument'],
  ])('takes the name from %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it('hands over a PDF under the server’s name', async () => {
    answerWith('%PDF-1.7 …', { 'Content-Disposition': 'attachment; filename="poseta.pdf"' });
    const { blob, name } = await fetchPdf(staffClient, '/file');
    expect(name).toBe('poseta.pdf');
    expect(blob.type).toBe('application/pdf');
  });

  it('refuses a PDF that is none', async () => {
    answerWith('<html>');
    await expect(fetchPdf(staffClient, '/file')).rejects.toThrow('Nije vraćen validan PDF fajl.');
  });

  it('says what is wrong with the filter, since no field can', async () => {
    const message = 'Suzite opseg datuma posete.';
    answerWith(JSON.stringify({ errors: [{ code: 'VALIDATION_ERROR', message }] }), {}, 400);
    const error: unknown = await fetchFile(staffClient, '/file').catch((reason: unknown) => reason);
    expect(errorMessage(error)).toBe(message);
  });

  it('reads the error out of an answer that was to be a file', async () => {
    answerWith('{"errors":[{"code":"TOO_MANY_REQUESTS","message":"x"}]}', {}, 429);
    const error: unknown = await fetchFile(staffClient, '/file').catch((reason: unknown) => reason);
    expect(errorMessage(error)).toBe(
      'Previše pokušaja. Molimo sačekajte malo pa pokušajte ponovo.',
    );
  });
});
