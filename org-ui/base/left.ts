import { store } from '../../web-kit/session.ts';

/** How the operator has taken the organisation out of use, what the answer said, and the passphrase of a backup. */
export type LeftHow = { how: 'suspended' | 'deleted' | 'backup'; message: string; passphrase: string | null };
/** What is still to be read once the operator has taken the organisation out of use, which ends the session. */
export const left = store<LeftHow | null>('org.left', null);
