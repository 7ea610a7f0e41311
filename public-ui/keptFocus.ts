/**
 * Gives the focus back to a button that sent a form and could not be used meanwhile: a browser takes it away from what is disabled,
 * and whoever uses the keyboard would begin at the top of the page again. It stays where the person has put it since.
 */
export function keepFocus(): void {
  const remember = () => {
    const sent = document.activeElement;
    if (!(sent instanceof HTMLButtonElement)) return;
    const watch = new MutationObserver(() => {
      if (sent.disabled) return;
      watch.disconnect();
      if (document.activeElement === document.body) sent.focus({ preventScroll: true });
    });
    watch.observe(sent, { attributeFilter: ['disabled'] });
  };
  addEventListener('submit', remember, { capture: true });
}
