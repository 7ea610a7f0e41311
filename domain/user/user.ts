import type { FamilyName } from '../families/families.ts';
import { aggregate } from '../kit.ts';
import { endedUntil } from '../suspending.ts';
import * as events from './events.ts';

/** The access of a person to one application. */
export type User = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  /** The person who has this access. */
  personId: string;
  realm: FamilyName;
  /** Whether the access stands by itself. Other access lasts as long as the application is open to the person. */
  direct: boolean;
  /** Registered by a ceremony that is not finished yet. */
  enrolling: boolean;
  /** Whether the user name is an address that was verified by an invitation's mail. */
  usernameVerified: boolean;
  /** The ids of the resources for which the user may get tokens. */
  resources: readonly string[];
  /** The scopes that the user granted to the application. */
  granted: readonly string[];
  /** The moment until which tokens of a kind have ended, in milliseconds since the epoch. */
  revokedUntil: Readonly<Record<(typeof events.tokenKinds)[number], number>>;
  /** The entry that the user sync last took over, and its run; null for users who are not of a directory. */
  directory: {
    digest: string;
    /** The digest of the entry's own id; null when it is not known. */
    entry: string | null;
    runId: string;
    outcome: 'created' | 'changed';
    /** Whether the user was made of the entry, or confirmed by the directory before it was made. */
    made: boolean;
    gone: boolean;
  } | null;
};

const { tokenKinds: _, ...happened } = events;
export const { tokenKinds } = events;

export const user = aggregate<User, typeof happened>({
  name: 'user',
  events: happened,
  person: true,
  unknown: 'user.unknown',
  edits: [events.UserSuspended, events.UserActivated],
  forsaken: ({ enrolling, status, personId }) =>
    enrolling ? events.UserDeleted({ wasSuspended: status === 'suspended', personId }) : null,
  initial: {
    ...{ status: 'absent', personId: '', realm: 'general', direct: true },
    ...{ enrolling: false, usernameVerified: false },
    ...{ directory: null, resources: [], granted: [], revokedUntil: { access: 0, refresh: 0 } },
  },
  evolve: {
    UserRegistered: (state, { personId, realm, enrolling, direct, directory }) => ({
      ...state,
      ...{ status: 'active', personId, realm, enrolling, direct },
      directory: directory ? { ...directory, outcome: 'created', made: true, gone: false } : null,
    }),
    UsernameVerified: (state) => ({ ...state, usernameVerified: true }),
    UserMadeDirect: (state) => ({ ...state, direct: true }),
    UserRenamed: (state) => state,
    UserEnrolled: (state) => ({ ...state, enrolling: false }),
    ResourceGranted: (state, { resourceId }) => ({ ...state, resources: [...state.resources, resourceId] }),
    ResourceRevoked: (state, { resourceId }) => ({
      ...state,
      resources: state.resources.filter((each) => each !== resourceId),
    }),
    ScopesGranted: (state, { scopes }) => ({ ...state, granted: [...state.granted, ...scopes] }),
    ScopesWithdrawn: (state) => ({ ...state, granted: [] }),
    TokensRevoked: (state, { kind, until }) => ({
      ...state,
      revokedUntil: { ...state.revokedUntil, [kind]: Date.parse(until) },
    }),
    TokenRevoked: (state) => state,
    UserSignedOut: (state) => state,
    UserSynced: (state, read) => ({
      ...state,
      directory: { ...read, outcome: 'changed', made: Boolean(state.directory?.made), gone: false },
    }),
    UserLeftDirectory: (state, { runId }) => ({
      ...state,
      directory: state.directory && { ...state.directory, runId, gone: true },
    }),
    UserSuspended: ({ revokedUntil: { access, refresh }, ...state }, suspended) => ({
      ...state,
      status: 'suspended',
      revokedUntil: { access: endedUntil(access, suspended), refresh: endedUntil(refresh, suspended) },
    }),
    UserActivated: (state) => ({
      ...state,
      status: 'active',
      directory: state.directory && { ...state.directory, gone: false },
    }),
    UserDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
