/**
 * Moves the focus to the first invalid field, once React has rendered its error: still within the event that tried to
 * send the form, so that it never takes the focus from somebody who types on.
 */
export function focusFirstWrong(form: HTMLElement | null) {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
