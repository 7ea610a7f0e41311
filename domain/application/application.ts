import { aggregate } from '../kit.ts';
import { endedUntil } from '../suspending.ts';
import * as happened from './events.ts';
import { isForPhones, ownSiteOf, type Settings } from './kinds.ts';
import { androidOrigin } from './settings/android.ts';
import type { DirectorySettings } from './settings/directory.ts';
import type { Resource } from './settings/resource.ts';

export type Application = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  settings: Settings | null;
  /** The ids of the current secrets by name. Secrets themselves are opened where they are used. */
  secrets: Readonly<Record<string, string>>;
  /** The secrets before the current ones that still count, by name, and until when. */
  keptSecrets: Readonly<Record<string, { secretId: string; until: string }>>;
  /** Whether its users come from a directory (external). */
  userSource: 'internal' | 'external';
  /** The settings of the directory, which stay when it is turned off; null until they are set. */
  directory: DirectorySettings | null;
  /** Where the metadata of the service provider were read last, and when they are read again; null before. */
  metadataRead: { url: string; nextAt: string } | null;
  /** The protected resources of an OpenID application by id. */
  resources: Readonly<Record<string, Resource>>;
  /** To whom it is open besides invited people: to everybody, and to the groups with these ids, deleted ones too. */
  openTo: { everybody: boolean; groups: readonly string[] };
  /** The moment until which everything has ended that it got, in milliseconds since the epoch. */
  signedOutUntil: number;
};

/** The entries without the one of a name, if it is meant. */
function without<T>(entries: Readonly<Record<string, T>>, name: string, isMeant: (entry: T) => boolean) {
  const { [name]: entry, ...others } = entries;
  return entry !== undefined && isMeant(entry) ? others : entries;
}

export const application = aggregate<Application, typeof happened>({
  name: 'application',
  events: happened,
  unknown: 'application.unknown',
  edits: [
    ...[happened.ApplicationChanged, happened.ApplicationUserSourceSet, happened.ApplicationDirectorySet],
    ...[happened.ApplicationSuspended, happened.ApplicationActivated],
  ],
  initial: {
    ...{ status: 'absent', settings: null, secrets: {}, keptSecrets: {}, resources: {}, metadataRead: null },
    ...{ userSource: 'internal', directory: null, openTo: { everybody: false, groups: [] } },
    signedOutUntil: 0,
  },
  evolve: {
    ApplicationCreated: (state, { settings }) => ({ ...state, status: 'active', settings }),
    ApplicationChanged: (state, { settings }) => ({ ...state, settings }),
    ApplicationSecretSet: (state, { name, secretId }) => ({
      ...state,
      secrets: { ...state.secrets, [name]: secretId },
      keptSecrets: without(state.keptSecrets, name, () => true),
    }),
    ApplicationSecretKept: (state, { name, secretId, until }) => ({
      ...state,
      keptSecrets: { ...state.keptSecrets, [name]: { secretId, until } },
    }),
    ApplicationSecretEnded: (state, { name, secretId }) => ({
      ...state,
      secrets: without(state.secrets, name, (current) => current === secretId),
      keptSecrets: without(state.keptSecrets, name, (kept) => kept.secretId === secretId),
    }),
    ApplicationSecretRevealed: (state) => state,
    ApplicationUserSourceSet: (state, { source }) => ({ ...state, userSource: source }),
    ApplicationDirectorySet: (state, { directory }) => ({ ...state, directory }),
    ServiceProviderMetadataRead: (state, { url, nextAt }) => ({ ...state, metadataRead: { url, nextAt } }),
    ResourceAdded: (state, { resourceId, ...resource }) => ({
      ...state,
      resources: { ...state.resources, [resourceId]: resource },
    }),
    ResourceRemoved: (state, { resourceId }) => {
      const { [resourceId]: _, ...resources } = state.resources;
      return { ...state, resources };
    },
    ApplicationOpenedToGroup: ({ openTo, ...state }, { groupId }) => ({
      ...state,
      openTo: { ...openTo, groups: [...openTo.groups, groupId] },
    }),
    ApplicationClosedToGroup: ({ openTo, ...state }, { groupId }) => ({
      ...state,
      openTo: { ...openTo, groups: openTo.groups.filter((each) => each !== groupId) },
    }),
    ApplicationOpenedToEverybody: ({ openTo, ...state }) => ({
      ...state,
      openTo: { ...openTo, everybody: true },
    }),
    ApplicationClosedToEverybody: ({ openTo, ...state }) => ({
      ...state,
      openTo: { ...openTo, everybody: false },
    }),
    ApplicationTried: (state) => state,
    ApplicationSuspended: (state, suspended) => ({
      ...state,
      status: 'suspended',
      signedOutUntil: endedUntil(state.signedOutUntil, suspended),
    }),
    ApplicationActivated: (state) => ({ ...state, status: 'active' }),
    ApplicationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});

/** The websites on which an application's users may hold a ceremony. */
export const originsOf = ({ settings }: Application): readonly string[] => ownSiteOf(settings)?.origins ?? [];
/** The websites on which people make the passkeys of invitations and recoveries; none where the organisation's page does that. */
export const enrollingOn = (state: Application): readonly string[] =>
  isForPhones(state.settings) ? [] : originsOf(state);
/** The number of websites in an application's settings. */
export const websitesIn = (settings: Settings | null): number => ownSiteOf(settings)?.origins.length ?? 0;

/**
 * The origin that a native app uses in its ceremonies, which reach the server without an `Origin` header; null for
 * other applications. Android uses the app's certificate, iOS the host of the website that the app belongs to, without a port.
 */
export function nativeOriginOf({ settings }: Application): string | null {
  if (settings?.kind !== 'mobile') return null;
  const { platform, fingerprint, origins } = settings;
  if (platform === 'iOS') return `https://${new URL(origins[0]!).hostname}`;
  return fingerprint ? androidOrigin(fingerprint) : null;
}
