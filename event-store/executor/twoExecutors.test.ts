import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { application } from '../../domain/application/application.ts';
import {
  ActivateApplication,
  ChangeApplication,
  SuspendApplication,
} from '../../domain/application/commands.ts';
import { ref } from '../../domain/kit.ts';
import { SuspendOperator } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { admin, by, openSystem, shared, someone, system } from '../testSystem.ts';
import { executor } from './execute.ts';

const suspend = { id: 'shop' };

describe('two executors over one log', () => {
  test('meet in a conflict, and both commands are done', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    const both = [1, 2].map(() => executor(shared(it.store), it.vault));
    const names = Array.from({ length: 20 }, (_, n) => `Shop ${n}`);
    const done = await Promise.all(
      names.map((name, n) =>
        both[n % 2]!.execute(ChangeApplication, { id: 'shop', changes: { kind: 'web', name } }, by(admin)),
      ),
    );
    expect(done.every(({ events }) => events.length === 1)).toBe(true);
    expect(await it.events('application-shop')).toHaveLength(21);
  });
  test('one does not refuse on what it remembers from before the other wrote', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    const [here, there] = [1, 2].map(() => executor(shared(it.store), it.vault));
    const register = () =>
      here!.execute(
        RegisterUser,
        { id: 'eve', ...someone(), applicationId: 'shop', username: 'eve' },
        by(system),
      );
    await there!.execute(SuspendApplication, suspend, by(admin));
    await expect(register()).rejects.toMatchObject({ code: 'application.suspended' });
    await there!.execute(ActivateApplication, suspend, by(admin));
    expect((await register()).events).toHaveLength(1);
  });
  test('a refusal by what is remembered is final only after reading on', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    await it.execute(SuspendApplication, suspend, by(admin));
    const heard = Promise.withResolvers<void>();
    const here = executor(
      {
        ...shared(it.store),
        // One batch arrives, so that cached states count as fresh; then silence.
        async *subscribeToAll({ signal }) {
          yield { events: [], position: 0, caughtUp: true };
          heard.resolve();
          await once(signal, 'abort');
        },
      },
      it.vault,
    );
    const stop = new AbortController();
    const { over } = here.follow(stop.signal, () => {});
    await heard.promise;
    await here.look(ref(application, 'shop'));
    await it.execute(ActivateApplication, suspend, by(admin));
    const input = { id: 'eve', ...someone(), applicationId: 'shop', username: 'eve' };
    expect((await here.execute(RegisterUser, input, by(system))).events).toHaveLength(1);
    stop.abort();
    await over;
  });
  test('one that follows the log sees what the other wrote', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const followed = { ...shared(it.store), soleWriter: true };
    const here = executor(followed, it.vault);
    const stop = new AbortController();
    const heard = Promise.withResolvers<void>();
    followed.subscribeToAll = async function* (options) {
      for await (const batch of it.store.subscribeToAll(options)) {
        yield batch;
        if (batch.events.some(({ type }) => type === 'OperatorSuspended')) heard.resolve();
      }
    };
    expect((await here.look(ref(operator, 'ada'))).state.status).toBe('active');
    const { over } = here.follow(stop.signal, () => {});
    await it.execute(SuspendOperator, { id: 'ada' }, by(admin));
    await heard.promise;
    expect((await here.look(ref(operator, 'ada'))).state.status).toBe('suspended');
    stop.abort();
    await over;
  });
});
