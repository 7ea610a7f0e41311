import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/client.ts';
import { followed, leadOn, learnWays } from '../domain/ways.ts';
import { aboveErrors } from '../look/theme.ts';
import { current, dismiss, hold, messageOf, moveOn, release, toast } from './toasts.ts';

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);
const shown = () => texts(current().toasts);
const kept = () => texts(current().kept);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of [...current().toasts, ...current().kept]) dismiss(id);
  vi.useRealTimers();
});

test('a failure without a message has the words of the documents [api.error-fallback]', () => {
  for (const thrown of [undefined, null, '', {}, new Error('')])
    expect(messageOf(thrown)).toBe('Something went wrong.');
  expect(messageOf(new Error('This account is suspended'))).toBe('This account is suspended');
});

test('a toast closes after three seconds; an error then stays on the page until it is dismissed [api.error-toast]', () => {
  toast.success('Saved');
  toast.error('This account is suspended');
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual(['Saved', 'This account is suspended']);
  vi.advanceTimersByTime(1);
  expect([shown(), kept()]).toEqual([[], ['This account is suspended']]);
  vi.advanceTimersByTime(3_600_000);
  expect(kept()).toEqual(['This account is suspended']);
  dismiss(current().kept[0]!.id);
  expect(kept()).toEqual([]);
});

test('an error says what failed, and leads on as its refusal does, also while it is kept', async () => {
  const way = { label: 'See the plans', to: '/pricing' };
  const load = async () => (refusal: string) => (refusal === 'application.limit' ? way : undefined);
  const went: string[] = [];
  leadOn({ load, follow: (to) => void went.push(to) });
  await learnWays();
  const full = new CallError(403, { refusal: 'application.limit', errorMessage: 'Nothing is left' });
  toast.error(full, { before: 'Not created' });
  toast.error(new CallError(409, { refusal: 'request.conflict', errorMessage: 'Try again' }));
  vi.advanceTimersByTime(3000);
  const [first, second] = current().kept;
  expect(first).toMatchObject({ text: 'Not created: Nothing is left', way });
  expect([second?.text, second?.way]).toEqual(['Try again', undefined]);
  expect([followed({ ...way, elsewhere: true }), followed(way), went]).toEqual([false, true, ['/pricing']]);
});

test('an error that was dismissed in time, or that the page shows itself, is not kept', () => {
  toast.error('Read');
  dismiss(current().toasts[0]!.id);
  toast.error('In the page', { alsoInPage: true });
  vi.advanceTimersByTime(3000);
  expect([shown(), kept()]).toEqual([[], []]);
});

test('the same error again is not kept twice, and no more than three are', () => {
  for (const text of ['one', 'one', 'two', 'three', 'four']) {
    toast.error(text);
    vi.advanceTimersByTime(3000);
  }
  expect(kept()).toEqual(['two', 'three', 'four']);
  toast.error('two');
  expect([shown(), kept()]).toEqual([['two'], ['three', 'four']]);
});

test('a kept error goes when the person moves on or something succeeds; one that has just appeared stays', () => {
  toast.error('The server cannot be reached');
  vi.advanceTimersByTime(3000);
  toast.error('This page is gone');
  moveOn();
  expect([shown(), kept()]).toEqual([['This page is gone'], []]);
  vi.advanceTimersByTime(3000);
  toast.success('Saved');
  expect([shown(), kept()]).toEqual([['Saved'], []]);
});

test('a toast does not close while somebody points at it, and leaves time for its action', () => {
  toast.success('Suspended', { label: 'Undo', run: () => {} });
  const { id } = current().toasts[0]!;
  vi.advanceTimersByTime(9000);
  hold(id);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Suspended']);
  release(id);
  vi.advanceTimersByTime(9999);
  expect(shown()).toEqual(['Suspended']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('only the latest toast has an action, so that it is clear what it belongs to', () => {
  toast.success('Saved');
  toast.success('Ida was suspended', { label: 'Undo', run: () => {} });
  toast.success('Grace was suspended', { label: 'Undo', run: () => {} });
  expect(shown()).toEqual(['Saved', 'Grace was suspended']);
});

test('the same message again replaces the earlier one and has its full time', () => {
  toast.success('Copied to clipboard');
  toast.error('Copied to clipboard');
  vi.advanceTimersByTime(2000);
  toast.success('Copied to clipboard');
  expect(current().toasts.map(({ kind }) => kind)).toEqual(['error', 'success']);
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual(['Copied to clipboard']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('an open menu lies above the errors that stay', () => {
  const styles = readFileSync(join(import.meta.dirname, 'toast.css'), 'utf8');
  const heights = [...styles.matchAll(/z-index: (\d+)/g)].map(([, height]) => Number(height));
  const { MuiPopover, MuiAutocomplete } = aboveErrors;
  const menus = [MuiPopover.styleOverrides.root.zIndex, MuiAutocomplete.styleOverrides.popper.zIndex];
  expect(Math.min(...menus)).toBeGreaterThan(Math.max(...heights));
});
