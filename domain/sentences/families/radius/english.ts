import { reasons } from '../../phoneReasons/english.ts';
import { fullSentence } from '../../said/fullSentence.ts';
import { reasonIn } from '../../said/reasonIn.ts';

/** What the refusals of the family say, and the Reply-Messages of RADIUS, which reveal nothing of whether a user exists. */
export const english = {
  'radius.unknown': 'There is no such RADIUS client',
  'radius.address': 'Another client has this address already',
  'radius.limit': 'This application has too many RADIUS clients',
  'radius.setting': 'The RADIUS servers are not set',
  'radius.codes':
    'Too many wrong codes were typed. Please wait up to five minutes, and then get another one.',

  'reply.approve': ({ number }: { number: number | null }) =>
    `Approve ${number} on your phone, then continue.`,
  'reply.declined': 'The sign-in was declined.',
  'reply.expired': 'The sign-in was not approved in time.',
  'reply.failed': 'The sign-in failed.',
  'reply.because': ({ why }: { why: string }) => fullSentence(reasonIn(reasons, why)),
  'reply.suspended': 'Access is suspended. Ask the administrators of your organization.',
  'reply.unpaid':
    'The subscription of this organization has ended. Nobody can sign in until its administrators renew it.',
  'reply.closed': 'This sign-in has ended. Please begin again.',
  'reply.code': 'This code is wrong or was used. Please get another one.',
  'reply.client': 'This client is suspended. Ask the administrators of your organization.',
  'reply.username': 'The request has no user name.',
  'reply.pap': 'Only PAP is supported. Please set the client to PAP.',
} as const;
