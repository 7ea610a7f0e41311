import { allKept, counts, type Keeping, reinstate, release, withdraw } from '../keeping/lastOne.ts';
import { aggregate } from '../kit.ts';
import type { LanguageTag } from '../languages.ts';
import { trialPlan } from '../plan/plan.ts';
import type { CustomAttribute } from '../profile/customAttributes.ts';
import { endedUntil } from '../suspending.ts';
import * as events from './events.ts';
import { type SecuritySettings, usualSecurity } from './security.ts';

/** A request of an operator that takes the organisation out of use, until the staff take it back. */
export type Leaving =
  | { type: 'SUSPENDED' }
  | { type: 'DELETE'; dueAt: string; backup: 'none' | 'pending' | 'shared' };

/** A customer. One owner who can sign in must stay. */
export type Organisation = Keeping & {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  /** Members who are owners no more, or about to be. Who never was one is not among them. */
  lowered: readonly string[];
  planId: string;
  /** As it was typed when it registered, or chose its address. */
  country: string;
  /** When the plan began; null when nobody knows. */
  planSince: string | null;
  subdomain: string | null;
  language: LanguageTag;
  security: SecuritySettings;
  /** The custom attributes that it keeps of its people. */
  customAttributes: readonly CustomAttribute[];
  leaving: Leaving | null;
  /** The moment until which everything of its people has ended, in milliseconds since the epoch. */
  signedOutUntil: number;
};

export const organisation = aggregate<Organisation, typeof events>({
  name: 'organisation',
  events,
  unknown: 'organisation.unknown',
  edits: [
    events.VanityAddressChosen,
    events.OrganisationPlanChanged,
    events.OrganisationSecurityChanged,
    events.CustomAttributesDefined,
    events.OrganisationLanguageChosen,
    events.OrganisationSuspended,
    events.OrganisationActivated,
  ],
  // At its address are its issuer, its people's passkeys and the links in its mails (docs/decisions/045).
  keeps: ['subdomain'],
  initial: {
    status: 'absent',
    planId: trialPlan,
    country: '',
    planSince: null,
    subdomain: null,
    language: 'en',
    security: usualSecurity,
    customAttributes: [],
    leaving: null,
    lowered: [],
    signedOutUntil: 0,
    ...allKept,
  },
  evolve: {
    OrganisationRegistered: (state, { planId, since, language, country }) => ({
      ...state,
      language,
      country,
      status: 'active',
      planId,
      planSince: since,
    }),
    VanityAddressChosen: (state, { subdomain, country }) => ({ ...state, subdomain, country }),
    OrganisationPlanChanged: (state, { planId, since }) => ({ ...state, planId, planSince: since }),
    MemberWithdrawn: (state, { operatorId }) => withdraw(state, operatorId),
    MemberReinstated: (state, { operatorId }) => reinstate(state, operatorId),
    MemberReleased: (state, { operatorId }) => release(state, operatorId),
    OrganisationLanguageChosen: (state, { language }) => ({ ...state, language }),
    OwnerWithdrawn: (state, { operatorId }) => ({ ...state, lowered: [...state.lowered, operatorId] }),
    OwnerReinstated: (state, { operatorId }) => ({
      ...state,
      lowered: state.lowered.filter((each) => each !== operatorId),
    }),
    OrganisationSecurityChanged: (state, security) => ({ ...state, security }),
    CustomAttributesDefined: (state, { attributes }) => ({ ...state, customAttributes: attributes }),
    OrganisationSuspensionRequested: (state) => ({ ...state, leaving: { type: 'SUSPENDED' } }),
    OrganisationDeletionRequested: (state, { dueAt, backup }) => ({
      ...state,
      leaving: { type: 'DELETE', dueAt, backup: backup ? 'pending' : 'none' },
    }),
    OrganisationBackupShared: ({ leaving, ...state }) => ({
      ...state,
      leaving: leaving?.type === 'DELETE' ? { ...leaving, backup: 'shared' } : leaving,
    }),
    OrganisationSuspended: (state, suspended) => ({
      ...state,
      status: 'suspended',
      signedOutUntil: endedUntil(state.signedOutUntil, suspended),
    }),
    OrganisationActivated: (state) => ({ ...state, status: 'active', leaving: null }),
    OrganisationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});

/** Whether a member who has the role of an owner still counts as one here. */
export const isOwner = ({ lowered }: Organisation, id: string) => !lowered.includes(id);
/** Whether a member who has the role of an owner and can sign in still counts as both here. */
export const canStay = (state: Organisation, id: string) => counts(state, id) && isOwner(state, id);
