import { limits } from '../limits.ts';
import { nameForm, nameProblem } from '../names.ts';
import type { Rows } from '../settings/setting.ts';
import { networkForm, networkOf, spelled } from './address.ts';

/** The settings of a RADIUS client, such as a VPN server. */
export const clientRows = {
  name: {
    input: 'line',
    most: limits.name,
    wire: 'radius_client_name',
    section: 'general',
    label: 'Display Name',
    help: 'The lists of clients and of sessions show it.',
    paragraph: 'radius#settings-of-a-client',
    subject: 'The name',
    rule: nameProblem,
    form: nameForm,
  },
  address: {
    input: 'line',
    most: 50,
    wire: 'radius_client_ip',
    section: 'general',
    label: 'Client IP',
    help: 'The address from which the client asks, or a network such as 10.1.0.0/16.',
    paragraph: 'radius#settings-of-a-client',
    normal(typed) {
      const network = networkOf(typed);
      return network ? spelled(network) : typed;
    },
    rule: (typed) => (networkOf(typed) ? null : { code: 'is.network' }),
    form: networkForm,
  },
  /** How the user is asked: by a notification in the installed app, or by a mail with the link. */
  authType: {
    input: 'choice',
    of: { inApp: 'In-app: notification in the installed app', appLess: 'App-less: link by e-mail' },
    section: 'general',
    label: 'Auth Type',
    help: 'How people are asked. Those without the app get a mail in any case.',
    paragraph: 'radius#settings-of-a-client',
  },
  /** How the client is answered: it waits for the outcome, or gets an Access-Challenge that shows the number. */
  answers: {
    input: 'choice',
    of: { wait: 'Waits for the approval', challenge: 'Shows a number (Access-Challenge)' },
    default: 'wait',
    section: 'general',
    label: 'The client',
    help: 'How it learns the answer. One that waits needs a timeout of 60 seconds or more.',
    paragraph: 'radius#settings-of-a-client',
  },
  /**
   * Whether requests must carry a Message-Authenticator (RFC 3579): always, once the client has sent one, or never. The
   * last leaves the client open to forged replies (CVE-2024-3596).
   */
  messageAuthenticator: {
    input: 'choice',
    of: {
      required: 'Required',
      auto: 'Once the client has sent one',
      off: 'Never (open to forged replies)',
    },
    default: 'required',
    section: 'general',
    label: 'Message-Authenticator',
    help: 'The attribute that protects requests and replies from forgery.',
    paragraph: 'radius#settings-of-a-client',
  },
  names: {
    input: 'choice',
    of: {
      asSent: 'As sent',
      withoutDomain: 'Without a domain before them: ACME\\grace is grace',
      withoutRealm: 'Also without a realm after them: grace@acme is grace',
    },
    default: 'withoutDomain',
    section: 'general',
    label: 'User names',
    help: 'How a User-Name from the client is read before the user is looked up.',
    paragraph: 'radius#settings-of-a-client',
  },
} as const satisfies Rows;
