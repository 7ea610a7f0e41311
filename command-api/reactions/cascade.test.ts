import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { CreateApplication, DeleteApplication } from '../../domain/application/commands.ts';
import { CreateGroup } from '../../domain/group/commands.ts';
import { group } from '../../domain/group/group.ts';
import { ref } from '../../domain/kit.ts';
import { RegisterOperator } from '../../domain/operator/commands.ts';
import { DeleteOrganisation, RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { person as anybody } from '../../domain/person/person.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { DeleteUser, RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { by, company, person, settings, system } from '../../event-store/testSystem.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import { cascades } from './cascade.ts';
import { endChildren } from './children.ts';
import type { Progress } from './kit/kit.ts';
import { ReactionHandled, ReactionWaits } from './runner/progress.ts';
import { runReactions } from './runner/run.ts';
import { begun, doneThrough } from './testPlaces.ts';

/** Opens the services on a folder, which can be opened again after `close`. */
async function opened(folder: string, clock: () => number = Date.now) {
  const kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'), clock);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= kit.close());
  onTestFinished(close);
  return { kit, close };
}
type Kit = Awaited<ReturnType<typeof opened>>['kit'];

/** Registers a person of the organisation, and the person's access to the application. */
async function register(executor: Kit['executor'], id: string) {
  const personId = `person-${id}`;
  await executor.execute(RegisterPerson, { id: personId, organisationId: 'acme', address: null }, by(system));
  const access = { id, personId, applicationId: 'shop', username: id };
  return executor.execute(RegisterUser, access, by(system));
}
/** An organisation with an application that has these users. */
async function shopWith({ executor }: Kit, users: readonly string[]) {
  const plan = firstPlans[0]!;
  await executor.execute(CreatePlan, plan, by(system));
  await executor.execute(RegisterOrganisation, { id: 'acme', ...company }, by(system));
  await executor.execute(
    CreateApplication,
    { id: 'shop', organisationId: 'acme', settings } as never,
    by(system),
  );
  for (const id of users) await register(executor, id);
}
async function running(kit: Kit) {
  const stopping = new AbortController();
  const run = runReactions(kit, cascades, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await run;
  });
  await begun(kit.store, 'delete-application');
}
const statusOf = async ({ executor }: Kit, id: string) =>
  (await executor.look(ref(user, id), { fresh: true })).state.status;

test('a user who cannot be deleted with the application is tried again, while the others go on', async () => {
  const folder = await tempFolder();
  const first = await opened(folder);
  await shopWith(first.kit, ['ada', 'bob', 'eve']);
  await first.close();
  const file = new DatabaseSync(join(folder, 'events.db'));
  onTestFinished(() => file.close());
  const damaged = "update events set data = ? where stream = 'user-ada' and revision = 0";
  const { data } = file.prepare("select data from events where stream = 'user-ada'").get() as {
    data: string;
  };
  file.prepare(damaged).run('{}');

  let passed = 0;
  const { kit } = await opened(folder, () => Date.now() + passed);
  await running(kit);
  const { position } = await kit.executor.execute(DeleteApplication, { id: 'shop' }, by(system));
  const notes = async () =>
    (await Array.fromAsync(kit.store.readStream('reaction-delete-application'))).map(({ type }) => type);
  await until(async () => {
    expect(await Promise.all(['bob', 'eve'].map((id) => statusOf(kit, id)))).toEqual(['deleted', 'deleted']);
    expect(await notes()).toEqual([ReactionWaits.type]);
  });
  await expect(statusOf(kit, 'ada')).rejects.toThrow('cannot be read');

  file.prepare(damaged).run(data);
  passed = 5000;
  await doneThrough(kit.store, 'delete-application', position);
  expect(await statusOf(kit, 'ada')).toBe('deleted');
  expect((await notes()).at(-1)).toBe(ReactionHandled.type);
});

test('everything of an organisation is ended, and the progress can be told', async () => {
  const { kit } = await opened(await tempFolder());
  await shopWith(kit, []);
  const { executor } = kit;
  for (const id of ['ann', 'ben'])
    await executor.execute(
      RegisterOperator,
      { id, organisationId: 'acme', ...person(`${id}@acme.example`) },
      by(system),
    );
  const stranger = { id: 'cleo', organisationId: 'acme', address: null };
  await executor.execute(RegisterPerson, stranger, by(system));
  await executor.execute(CreateGroup, { id: 'all', organisationId: 'acme', name: 'All' }, by(system));
  const provenance = by(system, { idempotencyKey: randomUUID() });
  await executor.execute(DeleteOrganisation, { id: 'acme' }, provenance);
  const deletion = cascades.find(({ name }) => name === 'delete-organisation')!;
  const [event] = (await Array.fromAsync(kit.store.readStream('organisation-acme'))).slice(-1);
  const told: Progress[] = [];
  const cause = { target: { id: 'acme' }, event, provenance, metadata: event!.metadata } as never;
  await deletion.react(cause, kit, (progress) => void told.push(progress));
  expect(told[0]).toMatchObject({ of: 5 });
  expect(told.at(-1)).toEqual({ done: 5, of: 5 });
  expect((await executor.look(ref(group, 'all'), { fresh: true })).state.status).toBe('deleted');
  expect((await executor.look(ref(anybody, 'cleo'), { fresh: true })).state.status).toBe('deleted');
});

test('a child that somebody else has ended meanwhile is no trouble', async () => {
  const { kit } = await opened(await tempFolder());
  await shopWith(kit, ['ada', 'bob']);
  const provenance = by(system);
  const racing = {
    ...kit.executor,
    // Another process deletes each user just before the cascade does.
    execute: async (command: never, input: never, by: never) => {
      await kit.executor.execute(command, input, by);
      return kit.executor.execute(command, input, by);
    },
  };
  const users = [{ kind: 'max.user.per.app.count', of: 'shop' }, DeleteUser] as const;
  await endChildren({ executor: racing as typeof kit.executor }, [users], { provenance });
  expect(await Promise.all(['ada', 'bob'].map((id) => statusOf(kit, id)))).toEqual(['deleted', 'deleted']);
});
