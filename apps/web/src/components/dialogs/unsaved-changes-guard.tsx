import { useUnsaved } from '#lib/browser/use-unsaved.ts';

type UnsavedChangesGuardProps = {
  isDirty: boolean;
  /** Before the page is left for good. */
  onDiscard: () => void;
};

/** Holds a page of the back office with unsaved changes until LeaveQuestion is answered. */
export function UnsavedChangesGuard({ isDirty, onDiscard }: UnsavedChangesGuardProps) {
  useUnsaved(isDirty, { place: 'page', discard: onDiscard });
  return null;
}
