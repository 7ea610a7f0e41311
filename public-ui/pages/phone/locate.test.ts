import { expect, onTestFinished, test, vi } from 'vitest';
import { locate } from './locate.ts';
import { phone } from './texts.ts';

test('a question for the location that nobody answers ends after a minute, and says so', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const asked = expect(locate()).rejects.toThrow(phone.unanswered);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
});
