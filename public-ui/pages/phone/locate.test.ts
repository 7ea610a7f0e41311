import { expect, onTestFinished, test, vi } from 'vitest';
import { locate } from './locate.ts';

test('a question for the location that nobody answers ends after twenty seconds without a place', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const asked = locate();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBeNull();
});
