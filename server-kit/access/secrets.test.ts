import { describe, expect, test } from 'vitest';
import { RevealSecret, SetSecret } from '../../domain/application/secrets.ts';
import { by, openSystem, operatorOf } from '../../event-store/testSystem.ts';
import { newSecret, secretsOf } from './secrets.ts';

describe('secrets of applications', () => {
  test('the current secret is opened, and the log itself holds none', async () => {
    const system = await openSystem();
    await system.organisation();
    await system.app('app-1');
    const operator = by(operatorOf('acme'));
    const opening = () => secretsOf({ ...system, executor: system });
    const { read } = opening();
    const set = (name: string, value: string) =>
      system.execute(SetSecret, { id: 'app-1', name, value }, operator);
    const [first, second, other] = [newSecret(), newSecret(), newSecret()];
    expect(await read('app-1', 'client')).toBeNull();
    await set('client', first);
    expect(await read('app-1', 'client')).toBe(first);
    await set('client', second);
    await set('office', other);
    await system.execute(RevealSecret, { id: 'app-1', name: 'client' }, operator);
    for (const reader of [read, opening().read]) {
      expect(await reader('app-1', 'client')).toBe(second);
      expect(await reader('app-1', 'office')).toBe(other);
      expect(await reader('app-1', 'none')).toBeNull();
      expect(await reader('app-2', 'client')).toBeNull();
    }
    const log = JSON.stringify(await system.events());
    for (const secret of [first, second, other]) expect(log).not.toContain(secret);
  });
});
