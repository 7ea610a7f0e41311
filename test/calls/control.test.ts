import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWorthTelling, progressLine, replayHandler } from '../../projections/projector/replay.ts';
import type { Progress } from '../../projections/rebuild/rebuild.ts';
import { askControl, askControlOr, NotRunningError, serveControl } from '../../server-kit/control.ts';

let folder: string;
let server: { close: () => Promise<void> } | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});
const progress: Progress = {
  ...{ models: ['people', 'clubs'], doing: 'folding' as const, events: 12_500, rows: 0 },
  ...{ position: 12_500, of: 50_000, rate: 40_000 },
};

test('a command is answered with progress and a result', async () => {
  server = await serveControl(folder, {
    count: (args, tell) => {
      for (let i = 1; i <= (args as { to: number }).to; i++) tell(i);
      return 'done';
    },
  });
  const told: unknown[] = [];
  expect(await askControl(folder, 'count', { to: 3 }, (each) => told.push(each))).toBe('done');
  expect(told).toEqual([1, 2, 3]);
});

test('the socket is for its owner alone, and nothing else is left behind', async () => {
  server = await serveControl(folder, {});
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['control.sock']);
  await server.close();
  server = undefined;
  expect(readdirSync(folder)).toEqual([]);
});

test('errors, unknown commands and nonsense are answered as errors', async () => {
  server = await serveControl(folder, { fail: () => Promise.reject(new Error('no room')) });
  await expect(askControl(folder, 'fail', null)).rejects.toThrow('no room');
  await expect(askControl(folder, 'constructor', null)).rejects.toThrow('no command constructor');
  const raw = await new Promise<string>((resolve) => {
    const socket = connect(join(folder, 'control.sock'), () => socket.write('nonsense\n'));
    socket.on('data', (data) => resolve(String(data)));
  });
  expect(JSON.parse(raw).error).toContain('JSON');
});

test('where nothing listens, the caller is told; an old socket is replaced', async () => {
  await expect(askControl(folder, 'any', null)).rejects.toThrow(NotRunningError);
  writeFileSync(join(folder, 'control.sock'), '');
  await expect(askControl(folder, 'any', null)).rejects.toThrow(NotRunningError);
  server = await serveControl(folder, { any: () => 1 });
  expect(await askControl(folder, 'any', null)).toBe(1);
});

test('a data folder may have a long name', async () => {
  const deep = join(folder, 'x'.repeat(60), 'y'.repeat(60));
  mkdirSync(deep, { recursive: true });
  const here = process.cwd();
  process.chdir(deep);
  try {
    server = await serveControl(deep, { any: () => 1 });
    expect(await askControl(deep, 'any', null)).toBe(1);
    await server.close();
    server = undefined;
  } finally {
    process.chdir(here);
  }
});

test('a replay is done by the running process, which tells how far it is', async () => {
  const projector = {
    replay: async (names: string[], tell?: (progress: Progress) => void) => {
      tell?.(progress);
      tell?.({ ...progress, doing: 'done' });
      return names;
    },
  };
  server = await serveControl(folder, { replay: replayHandler(projector) });
  const lines: string[] = [];
  const tell = (each: unknown) => lines.push(progressLine(each as Progress));
  const alone = () => Promise.reject(new Error('must not open'));
  expect(await askControlOr(folder, 'replay', { models: ['people'] }, alone, tell)).toEqual(['people']);
  const misnamed = askControlOr(folder, 'replay', { models: [1] }, alone, tell);
  await expect(misnamed).rejects.toThrow('models is a list of names');
  expect(lines).toEqual([
    '2 models: 12,500 events folded, 25 %, 40,000 events/s',
    '2 models rebuilt from 12,500 events',
  ]);
});

test('a command is carried out by itself when nothing runs there', async () => {
  const alone = async (names: unknown, tell: (progress: unknown) => void) => {
    tell('begun');
    return [...(names as string[]), 'by itself'];
  };
  const told: unknown[] = [];
  const done = askControlOr(folder, 'replay', ['people'], alone, (each) => told.push(each));
  expect(await done).toEqual(['people', 'by itself']);
  expect(told).toEqual(['begun']);
});

test('progress is shown as one readable line', () => {
  expect(progressLine({ ...progress, models: ['people'], doing: 'done' })).toBe(
    '1 model rebuilt from 12,500 events',
  );
  expect(progressLine({ ...progress, doing: 'writing', rows: 5000 })).toBe(
    '2 models: 12,500 events folded, 5,000 rows written',
  );
  expect(progressLine({ ...progress, doing: 'catching up' })).toBe(
    'read models catch up: 12,500 events, 25 %, 40,000 events/s',
  );
});

test('a start tells of its progress only where the log is long', () => {
  expect([isWorthTelling({ of: 22 }), isWorthTelling({ of: 60_000 })]).toEqual([false, true]);
});
