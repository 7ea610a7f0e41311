import { z } from 'zod';
import { application } from '../application/application.ts';
import { familyOf } from '../application/families.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { mayGoOn } from '../standing.ts';
import * as happened from './events.ts';
import { profile } from './profile.ts';
import { user } from './user.ts';
import { username, usernameClaims, usual } from './username.ts';

const command = commandsOf(user);
const attributes = profile.partial();
/** The entry of a person as a run of the user sync has read it. The digest tells whether it has changed. */
const entry = z.object({ id: id(), runId: z.string(), digest: z.string(), attributes });
const given = (all: z.output<typeof attributes>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value));

/** Makes a user of an entry. */
export const ImportUser = command(
  {
    input: entry.extend({ applicationId: id(), username }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId }) => ({ application: ref(application, applicationId) }),
    claims: ({ applicationId, username }, { organisationId }) => [
      ...usernameClaims(applicationId, username),
      { kind: 'max.user.per.app.count', of: applicationId },
      { kind: 'user.total.count', of: organisationId },
    ],
  },
  ({ status }, { username, digest, runId, attributes: { name = '', ...others } }, { needs }) => {
    mayGoOn({ application: needs.application });
    if (status !== 'absent') return [];
    const { realm } = familyOf(needs.application.settings!.kind);
    const known = given(others);
    return [
      happened.UserRegistered({ realm, username: usual(username), name, enrolling: false }),
      happened.UserSynced({ runId, digest, outcome: 'created' }),
      ...(Object.keys(known).length ? [happened.UserProfileChanged(known)] : []),
    ];
  },
);

/** Takes over what has changed in a user's entry, and activates a user whom the sync had suspended. */
export const SyncUser = command({ input: entry }, ({ directory, status }, { digest, runId, attributes }) => {
  const isSame = directory?.digest === digest;
  if (isSame && !directory.gone) return [];
  return [
    ...(isSame ? [] : [happened.UserProfileChanged(attributes)]),
    ...(directory?.gone && status === 'suspended' ? [happened.UserActivated({})] : []),
    happened.UserSynced({ runId, digest, outcome: 'changed' }),
  ];
});

/** Suspends a user whose entry is gone. Users who never came from a directory stay. */
export const LeaveDirectory = command(
  { input: entry.pick({ id: true, runId: true }) },
  ({ directory, status }, { runId }) =>
    directory && status === 'active'
      ? [happened.UserLeftDirectory({ runId }), happened.UserSuspended({})]
      : [],
);
