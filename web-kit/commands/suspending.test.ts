import { expect, test } from 'vitest';
import { suspending } from './suspending.ts';

const about = (suspended: boolean, sent: boolean[] = []) =>
  suspending({
    suspended,
    whom: 'Ida',
    effect: 'Ida is signed out at once.',
    set: async (now) => void sent.push(now),
    suspend: 'Suspend Ida',
    activate: 'Activate Ida',
    suspendedNow: 'User suspended Successfully',
    activatedNow: 'User Activated Successfully',
    title: 'Suspend user',
    yes: 'Suspend',
  });

test('suspending asks, names whom and what it means, and can be taken back', async () => {
  const sent: boolean[] = [];
  const { run, undo, ...verb } = about(false, sent);
  expect(verb).toMatchObject({
    label: 'Suspend Ida',
    done: 'User suspended Successfully',
    confirm: { title: 'Suspend user', text: 'Suspend Ida? Ida is signed out at once.', yes: 'Suspend' },
  });
  await run();
  await undo?.run();
  expect(sent).toEqual([true, false]);
  expect(undo?.done).toBe('User Activated Successfully');
});

test('activating asks nothing and offers nothing to take back', async () => {
  const sent: boolean[] = [];
  const { run, confirm, undo, label, done } = about(true, sent);
  expect({ confirm, undo, label, done }).toEqual({
    confirm: undefined,
    undo: undefined,
    label: 'Activate Ida',
    done: 'User Activated Successfully',
  });
  await run();
  expect(sent).toEqual([false]);
});
