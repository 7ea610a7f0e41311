/**
 * Gives the focus back to the button that was pressed, whenever it can be used again: a browser takes it away from what is
 * disabled, and whoever uses the keyboard would begin at the top of the page or dialog again. It stays where the person has
 * put it since.
 */
export function keepFocus(): void {
  let watch: MutationObserver | undefined;
  const remember = () => {
    const pressed = document.activeElement;
    watch?.disconnect();
    if (!(pressed instanceof HTMLButtonElement)) return;
    watch = new MutationObserver(() => {
      // An open dialog takes the focus itself that the browser took away from its button.
      const isLost = document.activeElement?.contains(pressed) ?? true;
      if (!pressed.disabled && isLost) pressed.focus({ preventScroll: true });
    });
    watch.observe(pressed, { attributeFilter: ['disabled'] });
  };
  addEventListener('submit', remember, { capture: true });
  addEventListener('click', remember, { capture: true });
}
