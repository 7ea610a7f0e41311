/**
 * An element with a text. Styles are set through the object model, because a page's content security policy may forbid
 * style attributes.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  css = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = css;
  return element;
}

// System colours follow the page's color-scheme. A page sets its own through the custom properties.
const looks = {
  dialog:
    'box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:1.75rem;border:1px solid #8886;' +
    'border-radius:var(--latchkey-radius,.9rem);box-shadow:0 1rem 3rem #0005;text-align:center;' +
    'background:var(--latchkey-surface,Canvas);color:var(--latchkey-text,CanvasText);' +
    'font:1rem/1.5 var(--latchkey-font,system-ui,sans-serif)',
  title: 'margin:0 0 .75rem;font-size:1.25rem;line-height:1.3',
  text: 'margin:.75rem 0;overflow-wrap:anywhere',
  strong: 'margin:.5rem 0;font-weight:700;overflow-wrap:anywhere',
  small: 'margin:.75rem 0;font-size:.875rem;opacity:.8',
  buttons: 'display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem;margin-top:1.25rem',
};
const round = 'font:inherit;padding:.6rem 1.25rem;border-radius:.5rem;cursor:pointer;';
const buttonLooks = {
  yes: `${round}border:1px solid transparent;font-weight:600;background:var(--latchkey-accent,#0f5c63);color:var(--latchkey-on-accent,#fff)`,
  no: `${round}border:1px solid #8888;background:transparent;color:inherit`,
};

/** A button in the primary or the secondary style. */
export const choice = (look: keyof typeof buttonLooks, text: string) =>
  element('button', text, buttonLooks[look]);
/** A paragraph. */
export const paragraph = (text: string, look: 'text' | 'strong' | 'small' = 'text') =>
  element('p', text, looks[look]);

/** A modal dialog of the page, labelled by its title and removed when it closes. */
export function openDialog(name: string, content: Element[], buttons: Element[]) {
  const dialog = element('dialog', '', looks.dialog);
  const title = element('h2', name, looks.title);
  title.id = 'latchkey-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const row = element('div', '', looks.buttons);
  row.append(...buttons);
  dialog.append(title, ...content, row);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, title };
}
