import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { GATE_ACTS, type GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import { GATE_ACT_SCHEMAS } from '@museum/shared/visit-requests/gate/gate-act-schema';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { type NoteAct, saveArrival, saveLate, saveMissed, undoNote } from './gate-store.ts';

/** What each act does with its body. */
const SAVES: Record<GateAct, (act: NoteAct, body: unknown) => Promise<VisitRequest>> = {
  arrive: (act, body) => saveArrival(act, GATE_ACT_SCHEMAS.arrive.parse(body)),
  late: (act, body) => saveLate(act, GATE_ACT_SCHEMAS.late.parse(body)),
  missed: (act, body) => saveMissed(act, GATE_ACT_SCHEMAS.missed.parse(body)),
  'undo-arrival': (act, body) => undoNote(act, GATE_ACT_SCHEMAS['undo-arrival'].parse(body)),
};

const actRoute = (act: GateAct, { clock }: Pick<AppDeps, 'clock'>): Route => ({
  method: 'post',
  path: `/visit-request/:id/${act}`,
  doc: {
    summary: `At the gate: ${GATE_ACTS[act].label}`,
    path: idPathSchema,
    body: GATE_ACT_SCHEMAS[act],
    errors: [
      'STALE_VERSION',
      'STAGE_CONFLICT',
      ...(act === 'undo-arrival' ? ['TOO_LATE' as const] : []),
    ],
    answer: { schema: dataEnvelope(visitRequestSchema) },
  },
  handle: async (request, response) => {
    const { id } = idPathSchema.parse(request.params);
    const actor = signedInActor(response);
    response.json({ data: await SAVES[act]({ id, actor, now: clock() }, request.body) });
  },
});

/** What staff note of a group on its day (visit-life §7). */
export const gateStaffRoutes = (deps: Pick<AppDeps, 'clock'>): Route[] =>
  (Object.keys(GATE_ACTS) as GateAct[]).map((act) => actRoute(act, deps));
