/** The ref of a button that takes the focus when it is there again, as after a question that was cancelled. */
export const takesFocus = (button: HTMLElement | null) => button?.focus();
