import { spoken } from '../language/language.ts';

/** Texts about sessions, devices and names that both consoles use. */
export const texts = spoken('web-kit/account', {
  sessions: {
    title: 'Sessions',
    lead: 'Where you are signed in. A session ends automatically after two hours without use.',
    started: 'Signed in',
    used: 'Last used',
    current: 'This session',
    end: 'End',
    ended: 'Session ended',
    unknown: 'Unknown browser',
    everywhere: 'Sign out everywhere',
    everywhereText: 'All your sessions end, including this one.',
  },
  /** About the device or passkey that opened the current session. */
  inUse: { label: 'In use', ends: 'You are signed in with it: this session ends too.' },
  renaming: { rename: 'Rename', name: 'Name' },
});
