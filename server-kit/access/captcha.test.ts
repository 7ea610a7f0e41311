import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Challenge, pbkdf2, type Solution, solveChallenge } from 'altcha/lib';
import { expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../../domain/refusals.ts';
import { sqliteRecords } from '../../event-store/records/sqliteRecords.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { captchaOf, noCaptcha } from './captcha.ts';

async function setUp({ masters = [randomBytes(32)], now = Date.now() } = {}) {
  const time = { now };
  const clock = () => time.now;
  const records = sqliteRecords(join(await tempFolder(), 'records.db'), { clock });
  onTestFinished(() => records.close());
  const derive = (purpose: string) =>
    masters.map((master) => createHash('sha256').update(master).update(purpose).digest());
  const captcha = captchaOf({ derive }, records, clock);
  const challenge = async () => (await captcha.challenge()) as Challenge;
  return { time, masters, captcha, challenge };
}
/** Solves a challenge with the library that runs in the browser. */
const solve = async (challenge: Challenge) =>
  (await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey }))!;
const payload = (challenge: Challenge, solution: Solution) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
const refused = async (verifying: Promise<void>) => {
  const error = await verifying.then(
    () => undefined,
    (why) => why,
  );
  expect(error).toBeInstanceOf(Refusal);
  expect(error.code).toBe('request.captcha');
};

test("what the browser's solver finds is accepted, once [public.login.captcha-provider]", async () => {
  const { captcha, challenge } = await setUp();
  const given = await challenge();
  const solved = payload(given, await solve(given));
  await captcha.verify(solved);
  await refused(captcha.verify(solved));
  const reworded = payload(given, { ...(await solve(given)), time: 1 });
  await refused(captcha.verify(reworded));
});

test("the browser's worker solves the challenge as it comes", async () => {
  const { captcha, challenge } = await setUp();
  const given = await challenge();
  const file = fileURLToPath(import.meta.resolve('altcha/workers/pbkdf2'));
  const worker: { onmessage?: (message: unknown) => void; postMessage?: (solution: Solution) => void } = {};
  const solution = await new Promise<Solution>((resolve, reject) => {
    worker.postMessage = resolve;
    readFile(file, 'utf8').then((script) => {
      new Function('self', script)(worker);
      worker.onmessage!({ data: { type: 'work', challenge: given, counterStart: 0, counterStep: 1 } });
    }, reject);
  });
  await captcha.verify(payload(given, solution));
});

test('one of two callers that bring the same solution at once passes', async () => {
  const { captcha, challenge } = await setUp();
  const given = await challenge();
  const solved = payload(given, await solve(given));
  const outcomes = await Promise.allSettled([captcha.verify(solved), captcha.verify(solved)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a solution is refused after ten minutes', async () => {
  const { captcha, challenge, time } = await setUp();
  const given = await challenge();
  const solved = payload(given, await solve(given));
  time.now += 10 * 60_000;
  await refused(captcha.verify(solved));
});

test('a challenge that was changed, or is not ours, is refused', async () => {
  const { captcha, challenge } = await setUp();
  const given = await challenge();
  const solution = await solve(given);
  const { keySignature: _, ...unsigned } = given.parameters;
  const wrong: Challenge[] = [
    { ...given, parameters: { ...given.parameters, expiresAt: given.parameters.expiresAt! + 1 } },
    { ...given, parameters: { ...given.parameters, cost: 1 } },
    { ...given, parameters: { ...given.parameters, keyPrefix: '00' } },
    { ...given, parameters: unsigned },
    { parameters: given.parameters },
    await (await setUp()).challenge(),
  ];
  for (const each of wrong) await refused(captcha.verify(payload(each, solution)));
  const guess = {
    ...solution,
    derivedKey: solution.derivedKey.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
  };
  await refused(captcha.verify(payload(given, guess)));
});

test('text that is no payload is refused', async () => {
  const { captcha } = await setUp();
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const odd = [
    json(null),
    json([]),
    json({ challenge: 1 }),
    json({ challenge: { parameters: {} }, solution: {} }),
  ];
  for (const each of [undefined, 7, {}, '', 'off', 'a'.repeat(5000), ...odd])
    await refused(captcha.verify(each));
});

test('a challenge of the last master key is still good after a rotation', async () => {
  const { challenge, masters } = await setUp();
  const given = await challenge();
  const { captcha } = await setUp({ masters: [randomBytes(32), ...masters] });
  await captcha.verify(payload(given, await solve(given)));
});

test('solving takes between a quarter and three quarters of a million iterations', async () => {
  const { challenge } = await setUp();
  const given = await challenge();
  expect(given.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32 });
  const { counter } = await solve(given);
  expect(counter).toBeGreaterThanOrEqual(250);
  expect(counter).toBeLessThanOrEqual(750);
});

test('when it is off, anything passes and nothing has to be solved', async () => {
  expect(await noCaptcha.challenge()).toEqual({ off: true });
  await noCaptcha.verify('off');
});
