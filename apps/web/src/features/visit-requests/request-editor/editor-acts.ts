import type { AuditAction } from '@museum/shared/audit/audit-action';
import type {
  LunchAct,
  ProposalAnswer,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { isPromised, type Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { ButtonProps } from '@mui/material/Button';
import { mutationOptions } from '@tanstack/react-query';

import { xPath } from '#components/icons/icon-paths.ts';
import {
  calculatorPath,
  checkPath,
  plusPath,
  trashPath,
} from '#components/icons/tool-icon-paths.ts';
import {
  addDinnerRequest,
  answerProposal,
  deleteDinnerRequest,
  recalculateVisitRequest,
} from '#features/visit-requests/staff-visit-request-api.ts';
import type { ActAnswer } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import {
  readAgain,
  refreshRequest,
  showAnswer,
} from '#features/visit-requests/visit-request-queries.ts';

/** What staff do at once with a request that is open in its editor. */
export type EditorAct = LunchAct | 'recalculate' | `${ProposalAnswer}-proposal`;

type EditorActEntry = {
  title: string;
  label: string;
  /** Said once it is done. */
  done: string;
  icon: string;
  color: ButtonProps['color'];
  /** False where nobody was promised anything: then there is no mail about it. */
  isTold: (stage: Stage) => boolean;
  /** What the audit trail calls it. */
  actions: readonly AuditAction[];
  /** Answers what became of the request, or what is said where there was nothing to do any more. */
  send: (
    request: VisitRequest,
    answer: ActAnswer,
  ) => Promise<VisitRequest | { id: number } | string>;
};

const WAS_THERE = 'Ručak je u međuvremenu već dodat; ništa nije menjano ni poslato.';

/** The acts: how they are named and look, whom they tell, and what is sent. */
export const EDITOR_ACTS: Record<EditorAct, EditorActEntry> = {
  // Titles of the lunch and what is said afterwards are verbatim from the spec.
  'add-dinner': {
    title: 'Dodaj Ručak',
    label: 'Dodaj',
    done: 'Ručak je dodat/oporavljen',
    icon: plusPath,
    color: 'amber',
    isTold: isPromised,
    actions: ['dinner-added', 'dinner-restored'],
    send: async ({ id }, { reason, mail }) => {
      const { request, wasThere } = await addDinnerRequest({ id, reason, mail });
      return wasThere ? WAS_THERE : request;
    },
  },
  'remove-dinner': {
    title: 'Izbriši zahtev za ručak',
    label: 'Izbriši',
    done: 'Zahtev za ručak je izbrisan',
    icon: trashPath,
    color: 'error',
    isTold: isPromised,
    actions: ['dinner-deleted'],
    send: ({ id }, { mail }) => deleteDinnerRequest({ id, mail }),
  },
  recalculate: {
    title: 'Preračunaj zahtev',
    label: 'Preračunaj',
    done: 'Zahtev je preračunat po važećem cenovniku',
    icon: calculatorPath,
    color: 'primary',
    isTold: isPromised,
    actions: ['request-recalculated'],
    send: ({ id, version }, { mail }) => recalculateVisitRequest({ id, version, mail }),
  },
  'accept-proposal': {
    title: 'Prihvati izmenu',
    label: 'Prihvati',
    done: 'Izmena je prihvaćena',
    icon: checkPath,
    color: 'amber',
    isTold: () => true,
    actions: ['proposal-accepted'],
    send: ({ id, version }, answer) => answerProposal({ id, version, answer: 'accept', ...answer }),
  },
  'decline-proposal': {
    title: 'Odbij predlog',
    label: 'Odbij predlog',
    done: 'Predlog je odbijen, važi ono što je potvrđeno',
    icon: xPath,
    color: 'primary',
    isTold: () => true,
    actions: ['proposal-declined'],
    send: ({ id, version }, answer) =>
      answerProposal({ id, version, answer: 'decline', ...answer }),
  },
};

type Made = { id: number; act: EditorAct; request: VisitRequest; answer: ActAnswer };

export const editorActMutation = mutationOptions({
  mutationFn: ({ act, request, answer }: Made) => EDITOR_ACTS[act].send(request, answer),
  onSuccess: (answer, { id }, _before, { client }) => {
    if (typeof answer === 'string' || !('version' in answer)) return refreshRequest(client, id);
    return showAnswer(client, answer);
  },
  onError: readAgain,
});
