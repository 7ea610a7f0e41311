import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of requests that wait for an answer. */
export const texts = spoken('pages/accessRequests', {
  title: 'Access Requests',
  lead: 'People whom your organization knows ask here for access to an application, for a way back in without a lost device, or for their data to be erased. Make sure, by other means than mail, that a request really comes from them.',
  none: 'Nobody is waiting for an answer.',
  columns: { person: 'Person', wants: 'Asks For', note: 'Note', requestedAt: 'Asked At' },
  access: (application: string) => `Access to ${application}`,
  device: 'A way back in without a lost device',
  lostDevice: 'You choose the lost devices with the answer. Until then they work.',
  erasure: 'Erasure of their data',
  erasureHint: 'Your answer erases nothing. Delete the person on the page that the name leads to.',
  allow: 'Allow',
  decline: 'Decline',
});
