import { allKept, type Keeping, reinstate, release, withdraw } from '../keeping/lastOne.ts';
import { aggregate } from '../kit.ts';
import type { Reading } from '../mailLanguage/choosesLanguage.ts';
import type { Profile } from '../profile/profile.ts';
import { namesIn } from '../profile/sealed.ts';
import { endedUntil } from '../suspending.ts';
import * as events from './events.ts';

/** A human being, once in each organisation, who owns passkeys and has access to applications. One working device stays. */
export type Person = Keeping &
  Reading & {
    status: 'absent' | 'active' | 'suspended' | 'deleted';
    /** Registered by a ceremony that is not finished yet. */
    enrolling: boolean;
    /** The ids of the groups that the person belongs to, deleted ones too. */
    groups: readonly string[];
    /** Digests of the ids of the directory entries that are the person's. */
    entries: readonly string[];
    /** Of the attributes that a directory gave, the user as whose entry it did. */
    directoryGave: Readonly<Partial<Record<keyof Profile, string>>>;
    /** How often the custom attributes changed, of which each change replaces all. */
    customChanges: number;
    /** The change of the address that waits to be confirmed; null when none does. */
    addressChange: { changeId: string; until: string } | null;
    /** The person whom this one was joined into; null for one who was not. */
    joinedInto: string | null;
    /** Who may have been joined into this one, and until when it could happen. Each is asked whether it did. */
    joining: readonly { personId: string; until: string }[];
    /** The moment until which everything has ended that was signed in to, in milliseconds since the epoch. */
    signedOutUntil: number;
  };

/** Who may have been joined into a person, without one. */
const without = ({ joining }: Person, { personId }: { personId: string }) =>
  joining.filter((each) => each.personId !== personId);

function gave({ directoryGave }: Person, data: { directoryUserId: string | null }) {
  const { directoryUserId } = data;
  const next = { ...directoryGave };
  for (const name of namesIn(data)) {
    if (directoryUserId === null) delete next[name];
    else next[name] = directoryUserId;
  }
  return next;
}

export const person = aggregate<Person, typeof events>({
  name: 'person',
  events,
  person: true,
  unknown: 'user.unknown',
  edits: [
    events.PersonDescribed,
    events.CustomAttributesChanged,
    events.PersonSuspended,
    events.PersonActivated,
  ],
  yields: ({ joinedInto }) => (joinedInto === null ? [] : ['user.total.count']),
  forsaken: ({ enrolling, groups }) => (enrolling ? events.PersonDeleted({ groups: [...groups] }) : null),
  initial: {
    ...{ status: 'absent', enrolling: false, groups: [], entries: [], directoryGave: {} },
    customChanges: 0,
    ...{ addressChange: null, joinedInto: null, joining: [] },
    ...{ mailLanguage: null, signedOutUntil: 0, ...allKept },
  },
  evolve: {
    PersonRegistered: (state, { entries, enrolling = false, ...data }) => ({
      ...state,
      ...{ status: 'active', entries, enrolling, directoryGave: gave(state, data) },
    }),
    PersonEnrolled: (state) => ({ ...state, enrolling: false }),
    PersonDescribed: (state, data) => ({ ...state, directoryGave: gave(state, data) }),
    CustomAttributesChanged: (state) => ({ ...state, customChanges: state.customChanges + 1 }),
    PersonLinked: (state, { entries }) => ({ ...state, entries }),
    AddressAsked: (state, { changeId, until }) => ({ ...state, addressChange: { changeId, until } }),
    AddressDropped: (state) => ({ ...state, addressChange: null }),
    AddressConfirmed: (state) => ({ ...state, addressChange: null }),
    MailLanguageChosen: (state, { language }) => ({ ...state, mailLanguage: language }),
    DeviceReleased: (state, { deviceId }) => release(state, deviceId),
    DeviceWithdrawn: (state, { deviceId }) => withdraw(state, deviceId),
    DeviceReinstated: (state, { deviceId }) => reinstate(state, deviceId),
    GroupJoined: (state, { groupId }) => ({ ...state, groups: [...state.groups, groupId] }),
    GroupLeft: (state, { groupId }) => ({
      ...state,
      groups: state.groups.filter((each) => each !== groupId),
    }),
    PersonSuspended: (state, suspended) => ({
      ...state,
      status: 'suspended',
      signedOutUntil: endedUntil(state.signedOutUntil, suspended),
    }),
    PersonActivated: (state) => ({ ...state, status: 'active' }),
    PersonSignedOut: (state, signedOut) => ({
      ...state,
      signedOutUntil: endedUntil(state.signedOutUntil, signedOut),
    }),
    JoinPrepared: (state, prepared) => ({
      ...state,
      // Nobody ends a person whom an operator joined with another.
      enrolling: false,
      joining: [...without(state, prepared), prepared],
    }),
    JoinDropped: (state, dropped) => ({ ...state, joining: without(state, dropped) }),
    PersonJoined: (state, { into }) => ({ ...state, enrolling: false, joinedInto: into }),
    PersonParted: (state) => ({ ...state, joinedInto: null }),
    PersonDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
