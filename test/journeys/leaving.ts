import type { Page } from 'playwright-core';

/**
 * Resolves once the page that is open has shown a message with this text. A page that is being left cannot be inspected,
 * so it reports its messages itself.
 */
export async function listensForToast(page: Page, text: string): Promise<{ shown: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('tellsTest', (said: string) => {
    if (said.includes(text)) resolve();
  });
  await page.evaluate(() => {
    const { tellsTest } = window as unknown as { tellsTest: (text: string) => void };
    const look = () => tellsTest(document.querySelector('.toasts')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  return { shown: promise };
}
