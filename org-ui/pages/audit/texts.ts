import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the audit pages. */
export const texts = spoken('pages/audit', {
  title: 'Operator Audit Report',
  of: (member: string) => `What ${member} did, and what was refused.`,
  team: 'What the whole team did, and what was refused.',
  user: {
    title: 'User Audit Report',
  },
});
