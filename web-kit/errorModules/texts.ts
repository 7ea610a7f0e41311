import type { RefusalCode } from '../../domain/refusals.ts';
import { spoken } from '../language/language.ts';

type Module = RefusalCode extends `${infer M}.${string}` ? M : never;

/** What the lists of error codes call the modules of refusals. */
export const texts = spoken('web-kit/errorModules', {
  admin: 'Staff',
  application: 'Application',
  attributes: 'Custom attributes',
  brand: 'Branding',
  ceremony: 'Passkeys',
  contact: 'Contact form',
  device: 'Device',
  directory: 'Directory',
  group: 'Group',
  invite: 'Invitation',
  invoice: 'Invoice',
  letter: 'Delivery of mails',
  licence: 'License',
  mail: 'Mail',
  operator: 'Operator',
  organisation: 'Organization',
  payment: 'Payment',
  person: 'Person',
  plan: 'Plan',
  push: 'Notifications',
  radius: 'RADIUS',
  recovery: 'Recovery',
  request: 'Request',
  role: 'Role',
  session: 'Session',
  sso: 'SSO',
  subscription: 'Subscription',
  team: 'Team',
  transaction: 'Request on a phone',
  tryout: 'Test of a sign-in',
  user: 'User',
  video: 'Video',
  widening: 'Wider limits',
  wordpress: 'WordPress',
} satisfies Record<Module, string>);
