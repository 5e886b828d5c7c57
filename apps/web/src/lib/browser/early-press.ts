/** The button that was pressed last, until the program has heard of it. */
let pressed: HTMLButtonElement | null = null;

/** Notes a press that there may be no program for yet. What the browser opens by itself is open. */
export function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button:not([popovertarget])') : null;
}

/** The program has heard the press. React tells it nothing of a part that it has not taken over. */
export function forgetPress(): void {
  pressed = null;
}

/** Presses again what was pressed while nothing answered. */
export function pressAgain(): void {
  pressed?.click();
}
