import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the wizard that creates an application. */
export const texts = spoken('pages/newApplication', {
  title: 'Create New Application',
  steps: ['Choose', 'Configure', 'Done'],
  choose: 'What would you like to protect?',
  done: (name: string) => `${name} is ready.`,
  open: 'View Application',
  clientId: 'Client ID',
});
