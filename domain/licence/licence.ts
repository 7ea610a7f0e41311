import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The licence of an organisation, whose id it has. The facts of a revoked one stay. */
export type Licence = {
  status: 'absent' | 'active' | 'revoked';
  licenceId: string | null;
  key: string | null;
  planId: string | null;
  source: events.Licensed['source'] | null;
  issuedAt: string | null;
  expiresAt: string | null;
  /** The one before, which can be put back. */
  before: events.Licensed | null;
  /** Ids of licences whose keys cannot be entered again. */
  revoked: readonly string[];
};

const { licensed: _, ...happened } = events;
const takes = (state: Licence, now: events.Licensed): Licence => ({
  ...state,
  ...now,
  status: 'active',
  before: state.status === 'active' ? factsOf(state) : state.before,
});
function factsOf({ licenceId, key, planId, source, issuedAt, expiresAt }: Licence): events.Licensed | null {
  if (!licenceId || !key || !planId || !source || !issuedAt || !expiresAt) return null;
  return { licenceId, key, planId, source, issuedAt, expiresAt };
}

export const licence = aggregate<Licence, typeof happened>({
  name: 'licence',
  events: happened,
  unknown: 'licence.unknown',
  edits: [
    happened.LicenceIssued,
    happened.LicenceReissued,
    happened.LicenceReplaced,
    happened.LicenceRestored,
    happened.LicenceRevoked,
  ],
  initial: {
    status: 'absent',
    licenceId: null,
    key: null,
    planId: null,
    source: null,
    issuedAt: null,
    expiresAt: null,
    before: null,
    revoked: [],
  },
  evolve: {
    LicenceIssued: takes,
    LicenceReissued: takes,
    LicenceReplaced: takes,
    LicenceRestored: takes,
    LicenceRevoked: (state, { licenceId }) => ({
      ...state,
      status: 'revoked',
      before: null,
      revoked: [...state.revoked, licenceId],
    }),
  },
});
