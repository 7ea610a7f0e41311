import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (file: string) => ({ moduleId: `${process.cwd()}/${file}` });

test('a run in which no test ends any more is ended, and the files that stand still are named', () => {
  const ended = vi.fn();
  const silence = new Silence(1000, ended);
  for (const file of ['a.test.ts', 'b.test.ts']) silence.onTestModuleQueued(at(file));
  vi.advanceTimersByTime(900);
  silence.onTestCaseResult();
  silence.onTestModuleEnd(at('a.test.ts'));
  vi.advanceTimersByTime(900);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(ended).toHaveBeenCalledExactlyOnceWith(['b.test.ts']);
});

test('a run that ended is left alone', () => {
  const ended = vi.fn();
  const silence = new Silence(1000, ended);
  silence.onTestModuleQueued(at('a.test.ts'));
  silence.onTestRunEnd();
  vi.advanceTimersByTime(5000);
  expect(ended).not.toHaveBeenCalled();
});
