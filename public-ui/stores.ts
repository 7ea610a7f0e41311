import { store } from '../web-kit/session.ts';

/** The recipient of the activation mail, and the token that sends it again. */
export const mailSent = store('mailSent', { email: '', resendToken: '' });
