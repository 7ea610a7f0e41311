/** Texts of the page of requests that wait for an answer. */
export const texts = {
  title: 'Access Requests',
  lead: 'People whom your organization knows ask here for access to an application. Make sure, by other means than mail, that a request really comes from them.',
  none: 'Nobody is waiting for an answer.',
  columns: { person: 'Person', wants: 'Asks For', note: 'Note', requestedAt: 'Asked At' },
  access: (application: string) => `Access to ${application}`,
  allow: 'Allow',
  decline: 'Decline',
} as const;
