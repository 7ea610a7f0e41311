import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ResendLetter } from '../../../domain/letter/commands.ts';
import { LetterGivenUp, LetterResent } from '../../../domain/letter/events.ts';
import { WriteCustomMail } from '../../../domain/mail/commands.ts';
import type { Provenance } from '../../../event-store/metadata.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { type SmtpDouble, startSmtp } from '../../../test/double/smtp.ts';
import { until } from '../../../test/until.ts';
import { type Mailer, mailer } from '../../mail/send.ts';
import { runReactions } from '../runner/run.ts';
import { begun, doneThrough } from '../testPlaces.ts';
import { mails } from './mails.ts';

let folder: string;
let smtp: SmtpDouble;
let now: number;
let kit: Awaited<ReturnType<typeof openKit>>;
let send: Mailer;
let stop: () => Promise<void>;
const root: Provenance = { actor: { role: 'admin', id: 'root' }, correlationId: 'test' };

/** A system whose mails go to a double and whose clock the test sets. */
async function run() {
  const config = readConfig({
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Latchkey <no-reply@latchkey.example>',
  });
  kit = await openKit(config, createLog('silent'), () => now);
  const stopping = new AbortController();
  send = mailer(config, () => now);
  const running = runReactions(kit, mails(send), stopping.signal);
  await begun(kit.store, 'custom-mail');
  stop = async () => {
    stopping.abort();
    await running;
    send.close();
    await kit.close();
  };
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  smtp = await startSmtp();
  now = Date.now();
  await run();
});
afterEach(async () => {
  await stop();
  await smtp.stop().catch(() => undefined);
  await rm(folder, { recursive: true });
});

const notes = async () =>
  (await Array.fromAsync(kit.store.readStream('reaction-custom-mail'))).map(({ type }) => type);
const write = (email: string, message = '<p>Hello,</p>') =>
  kit.executor.execute(WriteCustomMail, { id: crypto.randomUUID(), email, subject: 'News', message }, root);
const arrived = () => smtp.delivered.map(({ to }) => to);
/** Moves the clock by an hour repeatedly, until `check` holds. */
const hoursUntil = (check: () => unknown) =>
  until(async () => {
    now += 3_600_000;
    await check();
  });

test('mails of the staff go out as text and as harmless HTML, from our own address', async () => {
  await write('bob@acme.example', '<p>Hello <b>Bob</b></p><script>alert(1)</script>');
  await until(() => expect(arrived()).toEqual(['bob@acme.example']));
  const { raw, messageId } = smtp.delivered[0]!;
  expect(raw).toMatch(/^From: Latchkey <no-reply@latchkey\.example>/m);
  expect(raw).toMatch(/^Subject: News/m);
  expect(raw).toContain('<p>Hello <b>Bob</b></p>');
  expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Hello Bob/);
  expect(raw).not.toContain('alert(1)');
  expect(messageId).toMatch(/^<[\w-]+@localhost>$/);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(smtp.greetedBy).toEqual(['latchkey.example']);
});

test('a name cannot hide an address in the head of a mail', async () => {
  const name = '=?utf-8?q?https=3A=2F=2Fevil=2Eexample?=';
  const about = { id: 'one', at: new Date(now), about: [], text: 'Hello', html: '<p>Hello</p>' };
  await send({ ...about, to: 'bob@acme.example', subject: `${name} invites you`, sender: name });
  const [head] = smtp.delivered[0]!.raw.split('\r\n\r\n');
  expect(head).toMatch(/^Subject: = \?utf-8/m);
  expect(head).not.toContain('=?');
});

test('while the mail server is down nothing is lost and nothing given up, and once it is back each mail goes out once', async () => {
  await smtp.stop();
  await write('ada@acme.example');
  await write('bob@acme.example');
  await until(async () => expect(await notes()).toEqual(expect.arrayContaining(['ReactionWaits'])));
  // Two days without a mail server are longer than all attempts together.
  for (let hour = 0; hour < 48; hour++) now += 3_600_000;
  await until(async () => expect((await notes()).filter((note) => note === 'ReactionWaits').length).toBe(2));
  smtp.greeting = '421 closing for maintenance';
  await smtp.start();
  await write('eve@acme.example');
  await until(async () => expect((await notes()).filter((note) => note === 'ReactionWaits').length).toBe(3));
  smtp.greeting = '';
  await hoursUntil(() =>
    expect(arrived().sort()).toEqual(['ada@acme.example', 'bob@acme.example', 'eve@acme.example']),
  );
  await until(async () =>
    expect((await notes()).filter((note) => note === 'ReactionHandled').length).toBe(3),
  );
  expect(await notes()).not.toContain('ReactionGivenUp');
});

test('mails go out side by side over connections that stay open, so that a slow mail server holds up none', async () => {
  smtp.held = [];
  const people = Array.from({ length: 12 }, (_, n) => `person-${n}@acme.example`);
  for (const email of people) await write(email);
  await until(() => expect(smtp.held).toHaveLength(8));
  const { held } = smtp;
  smtp.held = undefined;
  for (const answer of held) answer();
  await until(() => expect(arrived().toSorted()).toEqual(people.toSorted()));
  expect(smtp.connections).toBe(8);
});

test('a stop and a start between make no mail twice and lose none', async () => {
  const { position } = await write('ada@acme.example');
  await doneThrough(kit.store, 'custom-mail', position);
  await smtp.stop();
  await write('bob@acme.example');
  await until(async () => expect(await notes()).toContain('ReactionWaits'));
  await stop();
  await smtp.start();
  now += 3_600_000;
  await run();
  await until(() => expect(arrived()).toEqual(['ada@acme.example', 'bob@acme.example']));
  await until(async () => expect((await notes()).at(-1)).toBe('ReactionHandled'));
  expect(arrived()).toHaveLength(2);
});

test('a mail that the server refuses is given up at once, and goes out once when it is sent again twice at once', async () => {
  smtp.refuses.add('bob@acme.example');
  await write('bob@acme.example');
  await until(async () => expect(await notes()).toEqual(['ReactionGivenUp']));
  const streams = await Array.fromAsync(kit.store.readAll({ filter: { eventTypes: [LetterGivenUp.type] } }));
  expect(streams).toHaveLength(1);
  const [givenUp] = await kit.vault.open(streams);
  expect(givenUp!.data).toMatchObject({ reaction: 'custom-mail', email: 'bob@acme.example', attempts: 1 });
  expect((givenUp!.data as { error: string }).error).toContain('550 5.1.1');
  const id = givenUp!.streamId.slice('letter-'.length);
  smtp.refuses.clear();
  await Promise.all([1, 2, 3].map(() => kit.executor.execute(ResendLetter, { id }, root)));
  await until(() => expect(arrived()).toEqual(['bob@acme.example']));
  await until(async () =>
    expect((await Array.fromAsync(kit.store.readStream(`letter-${id}`))).map(({ type }) => type)).toEqual([
      'LetterGivenUp',
      LetterResent.type,
      'LetterDelivered',
    ]),
  );
  await expect(kit.executor.execute(ResendLetter, { id }, root)).rejects.toMatchObject({
    code: 'letter.unknown',
  });
  expect(arrived()).toHaveLength(1);
});

test('a mail that the server defers is tried again, and given up after the last attempt', async () => {
  smtp.defers.add('bob@acme.example');
  await write('bob@acme.example');
  await hoursUntil(async () => expect(await notes()).toContain('ReactionGivenUp'));
  expect((await notes()).filter((note) => note === 'ReactionWaits')).toHaveLength(6);
});

test('an outage of the mail server is told once it takes minutes, until a mail has gone out', async () => {
  smtp.greeting = '421 4.7.0 try again later';
  await write('ada@acme.example');
  await until(async () => expect(await notes()).toContain('ReactionWaits'));
  const since = new Date(now).toISOString();
  expect(await send.progress()).toEqual({});
  now += 120_000;
  expect(await send.progress()).toEqual({ mail: 'behind', since });
  smtp.greeting = '';
  await hoursUntil(() => expect(arrived()).toEqual(['ada@acme.example']));
  await until(async () => expect(await send.progress()).toEqual({}));
});

test('a mailbox with letters beyond ASCII is given up at once where the mail server does not know such, with the reason', async () => {
  smtp.refuses.add('grâce@acme.example');
  await write('grâce@acme.example');
  await until(async () => expect(await notes()).toEqual(['ReactionGivenUp']));
  const [note] = await Array.fromAsync(kit.store.readStream('reaction-custom-mail'));
  expect((note!.data as { error: string }).error).toMatch(
    /^the mail server refused the mail: 550 .*SMTPUTF8/,
  );
});

test('no note of the log contains a refused recipient, however the mail server quotes it', async () => {
  const email = "o'hara!x@acme.example";
  smtp.refuses.add(email);
  await write(email);
  await hoursUntil(async () => expect(await notes()).toContain('ReactionGivenUp'));
  const log = JSON.stringify(await Array.fromAsync(kit.store.readAll()));
  expect(log).toContain('the mail server refused the mail: 550 5.1.1 to RCPT TO');
  for (const part of [email, "o'hara", 'hara!x', '@acme.example']) expect(log).not.toContain(part);
});
