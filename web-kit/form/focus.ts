/** Moves the focus to the first invalid field, after its error has been rendered. */
export function focusFirstWrong(form: HTMLElement | null) {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
