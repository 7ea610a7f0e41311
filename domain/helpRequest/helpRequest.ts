import { aggregate, ref } from '../kit.ts';
import * as happened from './events.ts';

const { helpKinds, ...events } = happened;

/**
 * What a person asked an organisation for. Its id is that of the user that the person becomes, of the person for a lost
 * device, or derived from the person's for an erasure, so that one request at most is open. A later one goes on in the same stream.
 */
export type HelpRequest = {
  status: 'absent' | 'active';
  /** granting: it was allowed, and is being given. */
  phase: 'none' | 'open' | 'granting' | 'allowed' | 'declined' | 'expired';
  kind: (typeof helpKinds)[number];
  personId: string;
  applicationId: string | null;
  /** ISO times of the latest request. */
  openUntil: string;
  /** The devices that are suspended with what is being given. */
  lost: readonly string[];
};

export const helpRequest = aggregate<HelpRequest, typeof events>({
  name: 'helpRequest',
  events,
  unknown: 'user.requestUnknown',
  initial: {
    status: 'absent',
    phase: 'none',
    kind: 'access',
    personId: '',
    applicationId: null,
    openUntil: '',
    lost: [],
  },
  evolve: {
    HelpLinkRequested: (state) => ({ ...state, status: 'active' }),
    HelpRequested: (state, { kind, personId, applicationId, openUntil }) => ({
      ...state,
      ...{ status: 'active', phase: 'open', kind, personId, applicationId, openUntil },
    }),
    HelpGrantBegun: (state, { lost }) => ({ ...state, phase: 'granting', lost }),
    HelpGrantFailed: (state) => ({ ...state, phase: 'open', lost: [] }),
    HelpAllowed: (state) => ({ ...state, phase: 'allowed' }),
    HelpDeclined: (state) => ({ ...state, phase: 'declined' }),
    HelpExpired: (state) => ({ ...state, phase: 'expired' }),
  },
});

/** A reference to a request by its id, where somebody comes by one. */
export const helpOf = (helpId?: string) => (helpId ? ref(helpRequest, helpId) : undefined);
