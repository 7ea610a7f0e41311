import { z } from 'zod';
import { formsOf } from '../addresses.ts';
import { invitation, stillOpen } from '../invite/commands.ts';
import { invite } from '../invite/invite.ts';
import { keepsDevice } from '../keeping/keepsDevice.ts';
import { type Claim, commandsOf, emailForm, id, nameText, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { choosesLanguage } from '../mailLanguage/choosesLanguage.ts';
import { isOwner, organisation } from '../organisation/organisation.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { mustReach } from '../team/reach.ts';
import { memberRole } from '../team/schema.ts';
import * as happened from './events.ts';
import { operator } from './operator.ts';

const command = commandsOf(operator);
const one = z.object({ id: id() });
/** Whether a passkey must follow for the registration to count. */
const enrolling = z.boolean().default(false);

/** An e-mail address as typed. */
export const email = text(limits.operatorEmail, 1).regex(emailPattern, wrong('is.email')).meta(emailForm);
/** The claims by which an address belongs to one operator. */
export const emailClaims = (address: string): Claim[] =>
  formsOf(address).map((value) => ({ kind: 'email', value }));

export const person = z.object({
  email,
  name: nameText(limits.operatorName),
  phoneNumber: text(limits.phoneNumber, 1),
  title: text(limits.name).default(''),
  designation: text(20, 1),
  isUniversityConnection: z.boolean().default(false),
  isFollowUpCall: z.boolean().default(false),
});

export const RegisterOperator = command(
  {
    input: one.extend({ ...person.shape, organisationId: id(), owner: z.boolean(), enrolling }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ email, organisationId }) => [
      ...emailClaims(email),
      { kind: 'max.team.size', of: organisationId },
    ],
  },
  ({ status }, { id: _, organisationId: __, ...person }, { now }) => {
    if (status !== 'absent') return [];
    const registered = happened.OperatorRegistered({ ...person, termsAcceptedAt: now.toISOString() });
    return person.enrolling ? [registered] : [registered, happened.EmailVerificationRequested({})];
  },
);
/** Completes the registration once its passkey exists, and requests the verification of the address. */
export const EnrolOperator = command({ input: one }, ({ enrolling, emailVerified }) => {
  if (!enrolling) return [];
  const enrolled = happened.OperatorEnrolled({});
  return emailVerified ? [enrolled] : [enrolled, happened.EmailVerificationRequested({})];
});

/**
 * Joins an invited person to the team, with the role of the invitation. The address counts as verified, because the
 * invitation's mail was read.
 */
export const JoinTeam = command(
  {
    input: one.extend({
      ...invitation.pick({ email: true, name: true }).shape,
      organisationId: id(),
      inviteId: id(),
      enrolling,
    }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    needs: ({ inviteId }) => ({ invite: ref(invite, inviteId) }),
    claims: ({ email, organisationId }) => [
      ...emailClaims(email),
      { kind: 'max.team.size', of: organisationId },
    ],
  },
  ({ status, role }, { email, name, enrolling }, { now, needs }) => {
    if (status !== 'absent') return [];
    stillOpen(needs.invite, now);
    const unsaid = {
      phoneNumber: '',
      title: '',
      designation: '',
      isUniversityConnection: false,
      isFollowUpCall: false,
    };
    const termsAcceptedAt = now.toISOString();
    return [
      happened.OperatorRegistered({ email, name, ...unsaid, owner: false, termsAcceptedAt, enrolling }),
      happened.EmailVerified({}),
      ...(needs.invite.role && needs.invite.role !== role
        ? [happened.OperatorRoleGiven({ role: needs.invite.role })]
        : []),
    ];
  },
);

export const RequestEmailVerification = command({ input: one }, ({ emailVerified }) =>
  emailVerified ? [] : [happened.EmailVerificationRequested({})],
);
export const VerifyEmail = command({ input: one }, ({ emailVerified }) =>
  emailVerified ? [] : [happened.EmailVerified({})],
);
export const SuspendOperator = command({ input: one }, ({ status }, { id }, { actor }) => {
  if (actor.id === id) refuse('operator.self');
  return status === 'active' ? [happened.OperatorSuspended({})] : [];
});
export const ActivateOperator = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.OperatorActivated({})] : [],
);
export const DeleteOperator = command({ input: one }, (_, { id }, { actor }) => {
  if (actor.id === id) refuse('operator.self');
  return [happened.OperatorDeleted({})];
});
/**
 * Gives a member another role; `giver` is the role of who does. Before an owner gets a lesser one, the organisation must
 * have stopped counting that owner (`WithdrawOwner`), so that one stays.
 */
export const GiveRole = command(
  {
    input: one.extend({ role: memberRole, giver: memberRole, organisationId: id() }),
    needs: ({ organisationId }) => ({ organisation: ref(organisation, organisationId) }),
  },
  (state, { id, role, giver }, { needs }) => {
    mustReach(giver, state.role);
    mustReach(giver, role);
    if (state.role === role) return [];
    if (state.role === 'owner' && isOwner(needs.organisation, id)) refuse('request.conflict');
    return [happened.OperatorRoleGiven({ role })];
  },
);
export const RequestDeviceInvitation = command({ input: one }, (operator) => {
  mayGoOn({ operator });
  return [happened.DeviceInvitationRequested({})];
});
export const { ReleaseDevice, WithdrawDevice, ReinstateDevice } = keepsDevice(operator);
export const ChooseMailLanguage = choosesLanguage(operator);
/** The phone number may stay empty, because operators who joined by an invitation gave none. */
export const ChangeOperatorDetails = command(
  { input: one.extend({ ...person.pick({ name: true }).shape, phoneNumber: text(limits.phoneNumber) }) },
  (_, { name, phoneNumber }) => [
    happened.OperatorDetailsChanged({ name: name.trim(), phoneNumber: phoneNumber.trim() }),
  ],
);
export const DismissStarter = command({ input: one }, ({ showStarter }) =>
  showStarter ? [happened.StarterDismissed({})] : [],
);
export const DismissDeviceHint = command({ input: one }, ({ showDeviceHint }) =>
  showDeviceHint ? [happened.DeviceHintDismissed({})] : [],
);
