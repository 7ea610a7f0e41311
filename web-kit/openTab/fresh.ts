/** How often a page asks in all. The server waits two seconds each time before it answers with what there is. */
const tries = 4;

/**
 * Asks again while the answer says that it does not show this page's own changes yet. Otherwise a page that reads once
 * after a change would go on showing what was before it.
 */
export async function untilFresh(ask: () => Promise<Response>): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const answer = await ask();
    if (tried === tries || answer.headers.get('x-read-stale') !== 'true') return answer;
    await answer.body?.cancel();
  }
}
