import { limits } from '../../../limits.ts';
import { nameForm, nameProblem } from '../../../names.ts';

/** The settings of every kind of application. */
export const name = {
  input: 'line',
  most: limits.name,
  section: 'general',
  label: 'Application Name',
  missing: 'Please give the application a name',
  subject: 'The name',
  rule: nameProblem,
  form: nameForm,
} as const;
export const logo = { input: 'own', section: 'general', label: 'Logo' } as const;
