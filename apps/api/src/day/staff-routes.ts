import { dayPathSchema } from '@museum/shared/primitives/day-schema';
import { daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { readGuideChoice } from '@museum/shared/day/guide-day';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { z } from 'zod';
import { noteAudit } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { PDF, sendFile } from '#lib/http/send-file.ts';
import { daySheetPdf, daySheetPdfName } from './day-sheet-pdf.ts';
import { readDaySheet } from './day-sheet-store.ts';

/** Whose day: a guide's by the number, or of those without one ("none"). */
const pdfQuery = z.object({ guide: z.string().optional() });

/** The day as those who work it need it. */
export const dayStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/admin/day/:date',
    doc: {
      summary: 'The groups of a day, with the load of each zone by quarter hour',
      path: dayPathSchema,
      answer: { schema: dataEnvelope(daySheetSchema) },
    },
    handle: async (request, response) => {
      const { date } = dayPathSchema.parse(request.params);
      response.json({ data: await readDaySheet(date) });
    },
  },
  {
    method: 'get',
    path: '/admin/day/:date/pdf',
    doc: {
      summary: 'The sheet of a day to be printed, or a guide’s own',
      path: dayPathSchema,
      query: pdfQuery,
      answer: { file: PDF },
    },
    handle: async (request, response) => {
      const { date } = dayPathSchema.parse(request.params);
      const name = daySheetPdfName(date);
      const choice = readGuideChoice(pdfQuery.parse(request.query).guide ?? null);
      const file = await daySheetPdf(await readDaySheet(date), clock(), choice);
      // Names and phones of a whole day leave the house.
      await noteAudit({
        actor: signedInActor(response),
        action: 'day-sheet-downloaded',
        subject: name,
      });
      sendFile(response, { type: PDF, name }, file);
    },
  },
];
