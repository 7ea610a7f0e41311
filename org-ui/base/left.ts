import { store } from '../../web-kit/session.ts';

/** What is still to be read once the operator has taken the organisation out of use, which ends the session. */
export const left = store<{ message: string; passphrase: string | null } | null>('org.left', null);
