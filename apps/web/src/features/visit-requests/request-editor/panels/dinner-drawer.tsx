import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { withLunch } from '@museum/shared/visit-requests/as-wanted';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import type { LunchAct } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { paraText } from '@museum/shared/primitives/money';
import { useMutation } from '@tanstack/react-query';

import { plusPath, trashPath } from '#components/icons/tool-icon-paths.ts';
import {
  EditorActDrawer,
  type EditorActWords,
} from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import {
  addDinnerRequestMutation,
  deleteDinnerRequestMutation,
} from '#features/visit-requests/visit-request-queries.ts';
import { BeforeAfter } from './quote-tables.tsx';

// Titles and what is said afterwards are verbatim from the spec.
export const LUNCH_ACT_WORDS = {
  'add-dinner': {
    title: 'Dodaj Ručak',
    label: 'Dodaj',
    done: 'Ručak je dodat/oporavljen',
    icon: plusPath,
    color: 'amber',
  },
  'remove-dinner': {
    title: 'Izbriši zahtev za ručak',
    label: 'Izbriši',
    done: 'Zahtev za ručak je izbrisan',
    icon: trashPath,
    color: 'error',
  },
} satisfies Record<LunchAct, EditorActWords>;

const WAS_THERE = 'Ručak je u međuvremenu već dodat; ništa nije menjano ni poslato.';

type DinnerDrawerProps = { editor: Editor; act: LunchAct; onClose: () => void };

/** Adds or deletes the lunch of a request. */
export function DinnerDrawer({ editor, act, onClose }: DinnerDrawerProps) {
  const { baseline } = editor;
  const add = useMutation(addDinnerRequestMutation);
  const remove = useMutation(deleteDinnerRequestMutation);
  const isAdding = act === 'add-dinner';
  const after = withLunch(baseline, isAdding ? lunchToAdd(baseline) : null);
  return (
    <EditorActDrawer
      editor={editor}
      act={act}
      after={after}
      onClose={onClose}
      words={LUNCH_ACT_WORDS[act]}
      isTold={isPromised(baseline.stage)}
      actions={isAdding ? ['dinner-added', 'dinner-restored'] : ['dinner-deleted']}
      send={async ({ reason, mail }) => {
        if (!isAdding) return remove.mutateAsync({ id: baseline.id, mail });
        const { request, wasThere } = await add.mutateAsync({ id: baseline.id, reason, mail });
        return wasThere ? WAS_THERE : request;
      }}
    >
      <div>
        {isAdding ? <Added request={after} /> : <Removed request={baseline} />}
        <BeforeAfter
          rows={[{ label: 'Ukupno', before: totalOf(baseline), after: totalOf(after) }]}
        />
      </div>
    </EditorActDrawer>
  );
}

const totalOf = (request: VisitRequest) => paraText(quoteOfRequest(request).total);

/** The lunch as the server will make it from the stored request. */
function Added({ request }: { request: VisitRequest }) {
  const deleted = request.deletedDinnerRequest;
  const lunch = lunchToAdd(request);
  // A late tour may last longer than the kitchen serves.
  const isAfterTour = lunch.timeOfDinner < OPENING_WINDOW.to;
  return (
    <>
      <p>
        {deleted
          ? `Vraća se izbrisani ručak ${deleted.normalizedId}, u ${deleted.timeOfDinner}:`
          : `Dodaje se ručak za sve posetioce, ${isAfterTour ? 'posle obilaska ' : ''}u ${lunch.timeOfDinner}, da ga zatim izmenite:`}
      </p>
      <ul>
        {mealLines(lunch).map(({ meal, quantity }) => (
          <li key={meal.group}>{`${meal.label}: ${plural(quantity, PORTIONS)}`}</li>
        ))}
      </ul>
    </>
  );
}

function Removed({ request: { dinnerRequest } }: { request: VisitRequest }) {
  return (
    <p>
      {`Briše se zahtev za ručak ${dinnerRequest?.normalizedId ?? ''}. Možete da ga vratite dugmetom „${LUNCH_ACT_WORDS['add-dinner'].title}“.`}
    </p>
  );
}
