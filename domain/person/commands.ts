import { z } from 'zod';
import { formsOf } from '../addresses.ts';
import { decidedBy, source } from '../group/commands.ts';
import { group } from '../group/group.ts';
import { keepsDevice } from '../keeping/keepsDevice.ts';
import { type Claim, commandsOf, id, lives, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { choosesLanguage } from '../mailLanguage/choosesLanguage.ts';
import { organisation } from '../organisation/organisation.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { type Profile, profile } from '../profile/profile.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Person, person } from './person.ts';

const command = commandsOf(person);
const one = z.object({ id: id() });

/** The values under which a proved address is that of one person of the organisation. Usually it is one. */
export const addressKeys = (organisationId: string, address: string): string[] =>
  formsOf(address).map((form) => `${organisationId}:${form}`);

/** The value under which an entry of a directory is that of one person of the organisation. */
const entryClaims = (organisationId: string, entries: readonly string[]): Claim[] =>
  entries.map((entry) => ({ kind: 'person.entry', value: `${organisationId}:${entry}` }));

const details = profile.partial();
const known = (all: z.output<typeof details>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value));

/** Makes a person known to the organisation. A proved address, and an entry of a directory, is that of one person alone. */
export const RegisterPerson = command(
  {
    input: one.extend({
      organisationId: id(),
      address: text(limits.operatorEmail, 1).regex(emailPattern, wrong('is.email')).nullable(),
      entry: z.string().nullable().default(null),
      /** Whether a passkey must follow for the registration to count. */
      enrolling: z.boolean().default(false),
      details: details.default({}),
      directoryUserId: id().nullable().default(null),
    }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId, address, entry }): Claim[] => [
      ...(address === null
        ? []
        : addressKeys(organisationId, address).map((value) => ({ kind: 'person.address' as const, value }))),
      ...entryClaims(organisationId, entry === null ? [] : [entry]),
      { kind: 'user.total.count', of: organisationId },
    ],
  },
  ({ status }, { address, entry, enrolling, details, directoryUserId }) =>
    status === 'absent'
      ? [
          happened.PersonRegistered({
            ...{ address, entries: entry === null ? [] : [entry], ...known(details), directoryUserId },
            ...(enrolling && { enrolling }),
          }),
        ]
      : [],
);

/** Completes the registration once its passkey exists. */
export const EnrolPerson = command({ input: one }, ({ enrolling }) =>
  enrolling ? [happened.PersonEnrolled({})] : [],
);

/** Records which entries of directories are a person's. None of those of before may be missing. */
export const LinkPerson = command(
  {
    input: one.extend({ entries: z.array(z.string()).max(limits.personEntries) }),
    claims: ({ entries }, { organisationId }) => entryClaims(organisationId, entries),
  },
  (state, { entries }) => {
    if (state.entries.some((entry) => !entries.includes(entry))) refuse('request.conflict');
    return entries.length > state.entries.length ? [happened.PersonLinked({ entries })] : [];
  },
);

/** Refuses what is about a whole person for one who was joined into another, of whom it is asked. */
const whole = ({ joinedInto }: Person) => joinedInto === null || refuse('person.joined');
/**
 * Changes the given attributes of a person and leaves the others. An empty text removes one. What a directory says in a user's
 * entry replaces what anybody has said, and what the entry lacks is removed if it was from there.
 */
export const DescribePerson = command(
  { input: one.extend({ details, directoryUserId: id().nullable().default(null) }) },
  (state, { details, directoryUserId }) => {
    if (directoryUserId === null) whole(state);
    const said = Object.entries(details).filter(
      ([name, value]) =>
        directoryUserId === null || value || state.directoryGave[name as keyof Profile] === directoryUserId,
    );
    if (!said.length) return [];
    return [happened.PersonDescribed({ ...Object.fromEntries(said), directoryUserId })];
  },
);
export const SuspendPerson = command({ input: one }, (state, _, { now }) => {
  whole(state);
  return state.status === 'active' ? [happened.PersonSuspended({ until: now.toISOString() })] : [];
});
export const ActivatePerson = command({ input: one }, (state) => {
  whole(state);
  return state.status === 'suspended' ? [happened.PersonActivated({})] : [];
});
/** Ends all that was signed in to as this person until now, or by a moment before. A repeat for a moment changes nothing. */
export const SignOutPerson = command(
  { input: one.extend({ until: z.iso.datetime().optional() }) },
  ({ signedOutUntil }, { until }, { now }) =>
    until && Date.parse(until) <= signedOutUntil
      ? []
      : [happened.PersonSignedOut({ until: until ?? now.toISOString() })],
);
const membership = {
  input: one.extend({ groupId: id(), source }),
  needs: ({ groupId }: { groupId: string }) => ({ group: ref(group, groupId) }),
};
/** Makes a person belong to a group of the same organisation. */
export const JoinGroup = command(membership, ({ groups, joinedInto }, { groupId, source }, { needs }) => {
  if (!lives(needs.group)) refuse('group.unknown');
  decidedBy(needs.group, source);
  if (groups.includes(groupId)) return [];
  if (groups.length >= limits.personGroups) refuse('group.most');
  return [happened.GroupJoined({ groupId, ...(joinedInto && { into: joinedInto }) })];
});
/** Ends that. A group that is gone is left by whoever asks. */
export const LeaveGroup = command(membership, ({ groups }, { groupId, source }, { needs }) => {
  if (lives(needs.group)) decidedBy(needs.group, source);
  return groups.includes(groupId) ? [happened.GroupLeft({ groupId })] : [];
});
export const DeletePerson = command({ input: one }, ({ groups }) => [
  happened.PersonDeleted({ groups: [...groups] }),
]);

export const { ReleaseDevice, WithdrawDevice, LoseDevice, ReinstateDevice } = keepsDevice(person);
export const ChooseMailLanguage = choosesLanguage(person);
