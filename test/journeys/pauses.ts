import type { Page } from 'playwright-core';

type Watched = { asked: { url: string; sinceTyping: number }[]; typed: number };

/** Makes every page of this tab record, for each of its requests, how long after the last key press it was sent. */
export const watchPauses = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { asked: [], typed: 0 };
    Object.assign(window, { watched });
    document.addEventListener(
      'input',
      () => {
        watched.typed = performance.now();
      },
      true,
    );
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      watched.asked.push({ url, sinceTyping: performance.now() - watched.typed });
      return send(input, init);
    };
  });

/**
 * Types in a window whose clock stands still, and moves the clock by one millisecond before and at the end of the pause.
 * Returns how many requests whose address contains `part` the page has sent by each moment.
 */
export async function sentAround(page: Page, part: string, pause: number, types: () => Promise<void>) {
  await page.clock.pauseAt(Date.now() + 1000);
  await types();
  const sent = async () => (await pausesBefore(page, part)).length;
  const before = await sent();
  await page.clock.runFor(pause - 1);
  const early = (await sent()) - before;
  const asked = page.waitForRequest((request) => request.url().includes(part));
  await page.clock.runFor(1);
  await asked;
  await page.clock.resume();
  return [early, (await sent()) - before];
}

/** For requests of this page whose address contains `part`: the milliseconds since the last key press, one number each. */
export const pausesBefore = (page: Page, part: string): Promise<number[]> =>
  page.evaluate(
    (sought) =>
      (window as unknown as { watched: Watched }).watched.asked
        .filter(({ url }) => url.includes(sought))
        .map(({ sinceTyping }) => sinceTyping),
    part,
  );
