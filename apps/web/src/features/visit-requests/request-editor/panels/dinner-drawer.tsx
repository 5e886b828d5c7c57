import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { withLunch } from '@museum/shared/visit-requests/as-wanted';
import type { LunchAct } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { paraText } from '@museum/shared/primitives/money';

import { EditorActDrawer } from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import { EDITOR_ACTS } from '#features/visit-requests/request-editor/editor-acts.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { BeforeAfter } from './quote-tables.tsx';

type DinnerDrawerProps = { editor: Editor; act: LunchAct; onClose: () => void };

/** Adds or deletes the lunch of a request. */
export function DinnerDrawer({ editor, act, onClose }: DinnerDrawerProps) {
  const { baseline } = editor;
  const isAdding = act === 'add-dinner';
  const after = withLunch(baseline, isAdding ? lunchToAdd(baseline) : null);
  return (
    <EditorActDrawer editor={editor} act={act} after={after} onClose={onClose}>
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
      {`Briše se zahtev za ručak ${dinnerRequest?.normalizedId ?? ''}. Možete da ga vratite dugmetom „${EDITOR_ACTS['add-dinner'].title}“.`}
    </p>
  );
}
