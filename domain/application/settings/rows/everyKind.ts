import { limits } from '../../../limits.ts';
import { nameForm, nameProblem } from '../../../names.ts';

/** The settings of every kind of application. */
export const name = {
  input: 'line',
  most: limits.name,
  section: 'general',
  label: 'Application Name',
  help: 'People see it where they register and sign in, and in invitations.',
  paragraph: 'start#name-and-logo',
  missing: 'Please give the application a name',
  subject: 'The name',
  rule: nameProblem,
  form: nameForm,
} as const;
export const logo = {
  input: 'own',
  section: 'general',
  label: 'Logo',
  help: 'People see it beside the name of the application.',
  paragraph: 'start#name-and-logo',
} as const;
/** The setting of applications whose people sign in on the organisation's host. */
export const accessRequests = {
  input: 'switch',
  default: true,
  wire: 'access_requests',
  section: 'advanced',
  label: 'People may ask for access',
  help: 'Somebody whom the organization knows and who has no access can ask for it on the sign-in page. Your team is told, and one of you answers.',
  paragraph: 'security#asking-for-access',
} as const;
