import { z } from 'zod';
import { usual } from '../addresses.ts';
import { type Application, application } from '../application/application.ts';
import { applicationKinds, ownSiteOf } from '../application/kinds.ts';
import { familyNames } from '../families/families.ts';
import { type HelpRequest, helpOf, type helpRequest } from '../helpRequest/helpRequest.ts';
import { stillOpen } from '../invite/commands.ts';
import { type Invite, invitationOf, invite } from '../invite/invite.ts';
import { commandsOf, id, type Ref, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { featureOf, methods } from '../methods.ts';
import { oneLine } from '../names.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { username, usernameClaims } from '../usernames/username.ts';
import * as happened from './events.ts';
import { user } from './user.ts';

const command = commandsOf(user);
const one = z.object({ id: id() });
/** Whether a passkey must follow for the registration to count. */
const enrolling = z.boolean().default(false);

/**
 * Refuses people without an invitation when the application only takes in invited people, as every one does whose users
 * sign in on the organisation's address.
 */
export function openTo({ settings }: Pick<Application, 'settings'>, isInvited: boolean) {
  const closed = settings && (ownSiteOf(settings)?.invitedOnly ?? true);
  if (closed && !isInvited) refuse('user.uninvited');
}

/** Refuses people whom the application's directory has not confirmed, when its users come from there. */
export function confirmedTo(
  { userSource }: Pick<Application, 'userSource'>,
  invited?: Pick<Invite, 'checked'>,
) {
  if (userSource === 'external' && !invited?.checked) refuse('directory.unchecked');
}

/** Refuses a further device if the application allows only one. A user who lost it gets another by a recovery. */
export function takesMoreDevices({ settings }: Pick<Application, 'settings'>) {
  if (!settings || ownSiteOf(settings)?.multipleDeviceAllowed === false) refuse('device.single');
}

type Needs = {
  application: Ref<typeof application>;
  person: Ref<typeof person>;
  invite?: Ref<typeof invite>;
  help?: Ref<typeof helpRequest>;
};
type Given = { personId: string; applicationId: string };
/** Whether a request for this access was allowed. */
const asksFor = (help: HelpRequest | undefined, { personId, applicationId }: Given) =>
  help?.phase === 'granting' && help.personId === personId && help.applicationId === applicationId;
/** Gives a person access to an application. A repeat changes nothing. */
export const RegisterUser = command(
  {
    input: one.extend({
      applicationId: id(),
      personId: id(),
      username,
      name: text(limits.name).transform(oneLine).default(''),
      method: z.enum(methods).default('this device'),
      enrolling,
      inviteId: id().optional(),
      /** The request for access that an operator allows. */
      helpId: id().optional(),
      /** Whether the user name is an address that the person has proved. */
      proved: z.boolean().default(false),
    }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId, personId, inviteId, helpId }): Needs => ({
      application: ref(application, applicationId),
      person: ref(person, personId),
      ...(inviteId && { invite: ref(invite, inviteId) }),
      ...(helpId && { help: helpOf(helpId)! }),
    }),
    claims: ({ applicationId, personId, username, inviteId }) => [
      ...usernameClaims(applicationId, username, invitationOf(inviteId)),
      { kind: 'person.access', of: personId },
      { kind: 'max.user.per.app.count', of: applicationId },
    ],
    requires: ({ method }) => featureOf[method],
  },
  (state, { personId, applicationId, username, name, enrolling, proved }, { needs, now }) => {
    // A newcomer's person comes after the access, so that nobody is kept on record who got none.
    const person = needs.person.status === 'absent' ? undefined : needs.person;
    mayGoOn({ application: needs.application, person });
    if (state.status !== 'absent') return [];
    openTo(needs.application, needs.invite !== undefined || asksFor(needs.help, { personId, applicationId }));
    if (needs.invite) stillOpen(needs.invite, now);
    confirmedTo(needs.application, needs.invite);
    const confirmed = needs.invite?.checked ? needs.invite.entry : undefined;
    const registered = happened.UserRegistered({
      personId,
      realm: applicationKinds[needs.application.settings!.kind].family,
      username: usual(username),
      name,
      enrolling,
      ...(confirmed !== undefined && { directory: { runId: '', digest: '', entry: confirmed } }),
    });
    return proved || needs.invite ? [registered, happened.UsernameVerified({})] : [registered];
  },
);
/** Completes the registration once its passkey exists. */
export const EnrolUser = command({ input: one }, ({ enrolling }) =>
  enrolling ? [happened.UserEnrolled({})] : [],
);

export const SuspendUser = command({ input: one }, ({ status }, _, { now }) =>
  status === 'active' ? [happened.UserSuspended({ until: now.toISOString() })] : [],
);
export const ActivateUser = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.UserActivated({})] : [],
);
/** Deletes a user, who is unknown unless they belong to the realm, if one is given. */
export const DeleteUser = command(
  { input: one.extend({ realm: z.enum(familyNames).optional() }) },
  (state, { realm }) => {
    if (realm && realm !== state.realm) refuse('user.unknown');
    const { status, personId } = state;
    return [happened.UserDeleted({ wasSuspended: status === 'suspended', personId })];
  },
);
