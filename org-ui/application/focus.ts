/** Puts the keyboard into the first field that is not right, once its error is shown. */
export function focusFirstWrong(form: HTMLElement | null) {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
