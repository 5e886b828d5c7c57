import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { organisation } from '@museum/shared/organisation/organisation';
import { parseBankAccount } from '@museum/shared/payments/bank-account';
import {
  bankStatementQuerySchema,
  bankStatementSchema,
  bankStatementWithLinesSchema,
  bookLinesSchema,
  undoStatementSchema,
  uploadedStatementsSchema,
} from '@museum/shared/payments/bank-statement-schema';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { uploadedFile } from '#lib/http/uploaded-file.ts';
import { readStatement, readStatementPage } from './bank-statement-store.ts';
import { bookLines, undoStatement } from './book-store.ts';
import { MAX_FILE_BYTES } from './reading/statement.ts';
import { readStatementLines } from './statement-lines-store.ts';
import { readTyped, uploadStatement } from './upload-statement.ts';

const PATH = '/admin/bank-statements';

/** A statement with its lines, as things stand now. @throws AppError NOT_FOUND */
async function readWithLines(id: number) {
  const statement = await readStatement(id);
  return { ...statement, lines: await readStatementLines(id, statement.day) };
}

const readingRoutes: Route[] = [
  {
    method: 'get',
    path: PATH,
    doc: {
      summary: 'A page of the bank statements, the newest first',
      query: bankStatementQuerySchema,
      answer: { schema: listEnvelope(bankStatementSchema) },
    },
    handle: async (request, response) => {
      const { page } = bankStatementQuerySchema.parse(request.query);
      response.json(await readStatementPage(page));
    },
  },
  {
    method: 'get',
    path: `${PATH}/:id`,
    doc: {
      summary: 'A bank statement with what came in and what that seems to pay for',
      path: idPathSchema,
      answer: { schema: dataEnvelope(bankStatementWithLinesSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: await readWithLines(id) });
    },
  },
];

const uploadRoute = ({ clock }: Pick<AppDeps, 'clock'>): Route => ({
  method: 'post',
  path: PATH,
  upload: { maxBytes: MAX_FILE_BYTES },
  doc: {
    summary:
      'Send a file of the bank (field "file"); books nothing. A table is answered with its columns until the field "reading" (JSON) explains it',
    errors: ['VALIDATION_ERROR', 'TOO_MANY_REQUESTS'],
    answer: { status: 201, schema: dataEnvelope(uploadedStatementsSchema) },
  },
  handle: async (request, response) => {
    const uploaded = await uploadStatement({
      file: uploadedFile(request),
      reading: readTyped(request.body),
      ownAccount: parseBankAccount(organisation.bankAccount) ?? '',
      today: dayInBelgrade(clock()),
      actor: signedInActor(response),
    });
    response.status(201).json({ data: uploaded });
  },
});

const actRoutes: Route[] = [
  {
    method: 'post',
    path: `${PATH}/:id/book`,
    doc: {
      summary: 'Enter chosen lines of a statement as payments, all or none',
      path: idPathSchema,
      body: bookLinesSchema,
      errors: ['STALE_VERSION'],
      answer: { schema: dataEnvelope(bankStatementWithLinesSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { version, lines } = bookLinesSchema.parse(request.body);
      await bookLines({ id, version, actor: signedInActor(response) }, lines);
      response.json({ data: await readWithLines(id) });
    },
  },
  {
    method: 'post',
    path: `${PATH}/:id/undo`,
    doc: {
      summary: 'Take back every payment that was entered from a statement',
      path: idPathSchema,
      body: undoStatementSchema,
      errors: ['STALE_VERSION'],
      answer: { schema: dataEnvelope(bankStatementWithLinesSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { version } = undoStatementSchema.parse(request.body);
      await undoStatement({ id, version, actor: signedInActor(response) });
      response.json({ data: await readWithLines(id) });
    },
  },
];

/** Payments from the bank's file: looked at first, booked by staff, taken back as a whole. */
export const bankStatementStaffRoutes = (deps: Pick<AppDeps, 'clock'>): Route[] => [
  ...readingRoutes,
  uploadRoute(deps),
  ...actRoutes,
];
