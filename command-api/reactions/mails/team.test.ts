import { expect, onTestFinished, test } from 'vitest';
import { AskForErasure } from '../../../domain/helpRequest/commands.ts';
import { helpRequest } from '../../../domain/helpRequest/helpRequest.ts';
import { ref } from '../../../domain/kit.ts';
import { ResendLetter } from '../../../domain/letter/commands.ts';
import { LetterGivenUp } from '../../../domain/letter/events.ts';
import { RegisterOperator } from '../../../domain/operator/commands.ts';
import { RegisterOrganisation } from '../../../domain/organisation/commands.ts';
import { RequestSuspension } from '../../../domain/organisation/leaving.ts';
import { RegisterPerson } from '../../../domain/person/commands.ts';
import { CreatePlan, firstPlans } from '../../../domain/plan/commands.ts';
import { OpenRecovery, RequestRecovery } from '../../../domain/recovery/commands.ts';
import { recovery } from '../../../domain/recovery/recovery.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { admin, by, company, person, system } from '../../../event-store/testSystem.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { startSmtp } from '../../../test/double/smtp.ts';
import { until } from '../../../test/until.ts';
import { mailer } from '../../mail/send.ts';
import { AwayError } from '../kit/kit.ts';
import { causeOf } from '../runner/attempt.ts';
import { runReactions } from '../runner/run.ts';
import { begun } from '../testPlaces.ts';
import { helpMails } from './helpMails.ts';
import { mails } from './mails.ts';

const members = ['ada', 'ben', 'eve'];
const addressOf = (id: string) => `${id}@acme.example`;

/** The mails to a team of three, on a clock that the test sets. */
async function team() {
  const smtp = await startSmtp();
  const passed = { ms: 0 };
  const clock = () => Date.now() + passed.ms;
  const config = readConfig({
    DATA_DIR: await tempFolder(),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Latchkey <no-reply@latchkey.example>',
  });
  const kit = await openKit(config, createLog('silent'), clock);
  const { execute, look } = kit.executor;
  await execute(CreatePlan, firstPlans[0]!, by(system));
  await execute(RegisterOrganisation, { id: 'acme', ...company }, by(system));
  for (const id of members)
    await execute(RegisterOperator, { id, organisationId: 'acme', ...person(addressOf(id)) }, by(system));
  const send = mailer(config, clock);
  const stopping = new AbortController();
  const running = runReactions(kit, mails(send), stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await running;
    await send.close();
    await kit.close();
    await smtp.stop();
  });
  await begun(kit.store, 'suspension-mail');
  const notesOf = async (reaction: string) =>
    (await Array.fromAsync(kit.store.readStream(`reaction-${reaction}`))).map(({ type }) => type);
  async function openRecovery(id: string) {
    await execute(
      RequestRecovery,
      { id, owner: { kind: 'operator', id }, by: 'self', mailed: false },
      by(system),
    );
    const { round } = (await look(ref(recovery, id), { fresh: true })).state;
    await execute(OpenRecovery, { id, round, waitHours: 24 }, by(system));
  }
  const suspend = () => execute(RequestSuspension, { id: 'acme', operatorId: 'eve' }, by(system));
  return {
    smtp,
    passed,
    kit,
    notesOf,
    openRecovery,
    suspend,
    told: () => smtp.delivered.map(({ to }) => to),
  };
}
type Team = Awaited<ReturnType<typeof team>>;
/** Moves the clock by an hour repeatedly, until the reaction has given the event up. */
const givenUp = ({ passed, notesOf }: Team, reaction: string) =>
  until(async () => {
    passed.ms += 3_600_000;
    expect(await notesOf(reaction)).toContain('ReactionGivenUp');
  });

test('a mailbox that refuses the alarm of a recovery keeps it from nobody else, and gets it alone when it is sent again', async () => {
  const acme = await team();
  const { smtp, kit } = acme;
  smtp.refuses.add(addressOf('ada'));
  await acme.openRecovery('eve');
  await givenUp(acme, 'recovery-alarm');
  expect(acme.told()).toEqual(['ben', 'eve'].map(addressOf));
  expect(await acme.notesOf('recovery-alarm')).toEqual(['ReactionGivenUp']);

  smtp.refuses.clear();
  const [letter] = await Array.fromAsync(kit.store.readAll({ filter: { eventTypes: [LetterGivenUp.type] } }));
  await kit.executor.execute(ResendLetter, { id: letter!.streamId.slice('letter-'.length) }, by(admin));
  await until(async () => expect((await acme.notesOf('recovery-alarm')).at(-1)).toBe('ReactionHandled'));
  expect(acme.told()).toEqual(['ben', 'eve', 'ada'].map(addressOf));
});

test('a mailbox that takes mails later keeps a mail from no member after it, and repeats it for nobody', async () => {
  const acme = await team();
  acme.smtp.refuses.add(addressOf('ada'));
  acme.smtp.defers.add(addressOf('ben'));
  await acme.suspend();
  await givenUp(acme, 'suspension-mail');
  const notes = await acme.notesOf('suspension-mail');
  expect(notes.filter((note) => note === 'ReactionWaits')).toHaveLength(6);
  expect(acme.told()).toEqual([addressOf('eve')]);
});

test('a mail server that goes away in the middle of a team gets each mail once in the end', async () => {
  const acme = await team();
  const { smtp } = acme;
  smtp.closesFor.add(addressOf('eve'));
  await acme.suspend();
  await until(async () => expect(await acme.notesOf('suspension-mail')).toEqual(['ReactionWaits']));
  acme.passed.ms += 10_000;
  smtp.closesFor.clear();
  await until(async () => expect((await acme.notesOf('suspension-mail')).at(-1)).toBe('ReactionHandled'));
  expect(acme.told()).toEqual(members.map(addressOf));
});

test('a mail about a request that waits for the mail server counts once, however often it is tried', async () => {
  const { kit } = await team();
  const { execute, look } = kit.executor;
  await execute(RegisterPerson, { id: 'grace', organisationId: 'acme', address: null }, by(system));
  await execute(AskForErasure, { id: 'erasure', personId: 'grace' }, by(system));
  const { revision } = await look(ref(helpRequest, 'erasure'), { fresh: true });
  expect(revision).toBe(0);
  const sent: string[] = [];
  let isAway = true;
  const asked = helpMails(async ({ to }) => {
    if (isAway) throw new AwayError('nobody answers');
    sent.push(to);
  }).find(({ name }) => name === 'help-asked-mail')!;
  const [event] = await Array.fromAsync(kit.store.readStream('helpRequest-erasure'));
  const react = () => asked.react(causeOf(event!, asked, kit)!, kit, () => undefined);
  for (let n = 0; n < 25; n++) await expect(react()).rejects.toThrow(AwayError);
  isAway = false;
  await react();
  expect(sent).toEqual(members.map(addressOf));
});
