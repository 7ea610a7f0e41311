import { afterEach, expect, test, vi } from 'vitest';
import { loadRequests, onEnded as onEndedInApp } from '../pages/app/app.ts';
import { loadDevices, onEnded as onEndedOnOwnPage } from '../pages/me/me.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['the app, as it looks for requests', loadRequests, onEndedInApp],
  ["a person's own page", loadDevices, onEndedOnOwnPage],
])('%s is told once when its session has ended, and not of other failures', async (_, load, onEnded) => {
  const answers = (status: number, refusal: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ errorCode: 1, refusal, errorMessage: 'Please sign in' }, { status }),
    );
  let ended = 0;
  const stop = onEnded(() => {
    ended += 1;
  });
  answers(403, 'session.forbidden');
  await expect(load()).rejects.toThrow();
  expect(ended).toBe(0);
  answers(401, 'session.none');
  await expect(load()).rejects.toThrow();
  expect(ended).toBe(1);
  stop();
  await expect(load()).rejects.toThrow();
  expect(ended).toBe(1);
});
