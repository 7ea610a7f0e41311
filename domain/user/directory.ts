import { z } from 'zod';
import { usual } from '../addresses.ts';
import { application } from '../application/application.ts';
import { applicationKinds } from '../application/kinds.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../names.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { username, usernameClaims } from '../usernames/username.ts';
import * as happened from './events.ts';
import { type User, user } from './user.ts';

const command = commandsOf(user);
/** The entry of a person as a run of the user sync has read it: digests of its attributes, and of its own id. */
const read = z.object({
  ...{ id: id(), runId: z.string(), digest: z.string() },
  entry: z.string().nullable(),
});

/**
 * Whether an entry is that of a user whose name it has. Names are given again, ids of entries are not: `other` is another
 * person's, or nobody can tell. `open` says nothing against the user, but does not prove enough for a change.
 */
export function standsFor({ directory, status }: User, entry: string | null): 'same' | 'other' | 'open' {
  if (!directory) return 'other';
  if (directory.entry !== null && entry !== null) return directory.entry === entry ? 'same' : 'other';
  if (directory.gone) return 'other';
  return directory.entry === null && status === 'active' ? 'same' : 'open';
}

/** Whether a user has the name that the directory gave, so that it follows the directory. */
export const isNamedByDirectory = ({ directory, usernameVerified }: User) =>
  Boolean(directory?.made) && !usernameVerified;

/** Whether a user name may be the address of somebody else: the person has chosen it, and nobody has proved it. */
export const isUnprovedAddress = (state: User, username: string) =>
  username.includes('@') && !state.usernameVerified && !isNamedByDirectory(state);

/** Gives the person of an entry access. */
export const ImportUser = command(
  {
    input: read.extend({
      ...{ applicationId: id(), personId: id(), username },
      name: text(limits.name).transform(oneLine).default(''),
    }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId, personId }) => ({
      application: ref(application, applicationId),
      person: ref(person, personId),
    }),
    claims: ({ applicationId, personId, username }) => [
      ...usernameClaims(applicationId, username),
      { kind: 'person.access', of: personId },
      { kind: 'max.user.per.app.count', of: applicationId },
    ],
  },
  ({ status }, { personId, username, name, digest, entry, runId }, { needs }) => {
    mayGoOn({ application: needs.application });
    // A newcomer's person comes after the access, and the access of a suspended person rests with the person.
    if (needs.person.status === 'deleted') refuse('user.unknown');
    if (status !== 'absent') return [];
    const realm = applicationKinds[needs.application.settings!.kind].family;
    const access = { personId, realm, username: usual(username), name, directory: { runId, digest, entry } };
    const rests = needs.person.status === 'suspended' ? { rests: true as const } : {};
    return [happened.UserRegistered({ ...access, ...rests })];
  },
);

/**
 * Notes that a user's entry has changed, whose attributes are then the person's, and activates a user whom the sync had
 * suspended. The entry of somebody else is taken over only when an operator has confirmed that it is the same person.
 * `renaming` has the new name of a user whom the directory named; it is refused when another user of the application has it.
 */
export const SyncUser = command(
  {
    input: read.extend({
      confirmed: z.boolean().default(false),
      renaming: z.object({ applicationId: id(), username }).optional(),
    }),
    claims: ({ renaming }) => (renaming ? usernameClaims(renaming.applicationId, renaming.username) : []),
  },
  (state, { digest, entry, runId, confirmed, renaming }) => {
    const { directory, status } = state;
    const link = standsFor(state, entry);
    if (link === 'open' || (link === 'other' && !confirmed)) return [];
    if (renaming && !isNamedByDirectory(state)) return [];
    const isSame = directory?.digest === digest;
    if (isSame && directory.entry === entry && !directory.gone) return [];
    return [
      ...(state.direct ? [] : [happened.UserMadeDirect({})]),
      ...(directory?.gone && status === 'suspended' ? [happened.UserActivated({})] : []),
      ...(renaming ? [happened.UserRenamed({ username: usual(renaming.username) })] : []),
      happened.UserSynced({ runId, digest, entry }),
    ];
  },
);

/** Suspends a user whose entry is gone. Users whom the directory has not made stay. */
export const LeaveDirectory = command(
  { input: read.pick({ id: true, runId: true }) },
  ({ directory, status }, { runId }, { now }) =>
    directory?.made && status === 'active'
      ? [happened.UserLeftDirectory({ runId }), happened.UserSuspended({ until: now.toISOString() })]
      : [],
);
