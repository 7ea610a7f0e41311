import { store } from '../web-kit/session.ts';

/** Where the activation mail went, and the token that sends it again. */
export const mailSent = store('mailSent', { email: '', resendToken: '' });
