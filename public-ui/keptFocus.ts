/**
 * Gives the focus back to the button that sent a form, whenever it can be used again: a browser takes it away from what is disabled,
 * and whoever uses the keyboard would begin at the top of the page again. It stays where the person has put it since.
 */
export function keepFocus(): void {
  let watch: MutationObserver | undefined;
  const remember = () => {
    const sent = document.activeElement;
    watch?.disconnect();
    if (!(sent instanceof HTMLButtonElement)) return;
    watch = new MutationObserver(() => {
      if (!sent.disabled && document.activeElement === document.body) sent.focus({ preventScroll: true });
    });
    watch.observe(sent, { attributeFilter: ['disabled'] });
  };
  addEventListener('submit', remember, { capture: true });
}
