/** The group whose buttons take the focus when they are drawn anew in another list. */
let wanted: number | undefined;

export const wantFocus = (id: number): void => {
  wanted = id;
};

/** Whether these acts are the ones; asked once. */
export function takeFocus(id: number): boolean {
  if (wanted !== id) return false;
  wanted = undefined;
  return true;
}
