import { spoken } from '../language/language.ts';

/** Texts of buttons that do something. */
export const texts = spoken('web-kit/commands', {
  undo: 'Undo',
  notUndone: 'Nothing was undone, because somebody has changed this since.',
  cancel: 'Cancel',
  working: 'Working',
  asksToSuspend: (whom: string, effect: string) => `Suspend ${whom}? ${effect}`,
});
