/** The group whose acts get the focus where they stand next: from list to list they are made anew. */
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
