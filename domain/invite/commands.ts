import { z } from 'zod';
import { application } from '../application/application.ts';
import { familyOf } from '../application/kinds.ts';
import { inviteTypes } from '../families/families.ts';
import { type Claim, commandsOf, emailForm, id, nameText, type Ref, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { customValues } from '../profile/customSchema.ts';
import { profile } from '../profile/profile.ts';
import { refusalCodes, refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { mustReach } from '../team/reach.ts';
import type { MemberRole } from '../team/roles.ts';
import { memberRole } from '../team/schema.ts';
import { username, usernameClaims } from '../usernames/username.ts';
import * as happened from './events.ts';
import { heldSince, type Invite, invite } from './invite.ts';
import { mayJoinOthers } from './together.ts';

const command = commandsOf(invite);
const one = z.object({ id: id() });
/** The role of the member who does it. It is left out where nobody of the team does. */
const giver = memberRole.optional();
/** Refuses an invitation to the team to members who may not give its role. */
const mayInvite = (own: MemberRole | undefined, role: MemberRole | null) =>
  own && mustReach(own, role ?? 'owner');
const within = <S extends z.ZodType<string>>(schema: S, max: number) =>
  schema.refine((value) => value.length <= max, wrong('is.over', { most: max }));
const expiryFrom = (now: Date) => ({
  expiresAt: new Date(now.getTime() + limits.inviteValidity).toISOString(),
});

/** The invited person, and the team or application of the invitation. */
export const invitation = z.object({
  type: z.enum(inviteTypes),
  email: text(limits.inviteField, 1).regex(emailPattern, wrong('is.email')).meta(emailForm),
  name: nameText(limits.inviteField),
});
/** What an operator says of a person who is invited to an application, in the lengths of the form. */
export const invitedProfile = profile
  .omit({ name: true, middle_name: true, family_name: true, birthdate: true, picture: true, country: true })
  .extend({
    phone_number: within(profile.shape.phone_number, limits.person.mobile),
    street_address: within(profile.shape.street_address, limits.person.field),
    city: within(profile.shape.city, limits.person.field),
    region: within(profile.shape.region, limits.person.field),
    postal_code: within(profile.shape.postal_code, limits.person.zipcode),
  })
  .partial();

/** The other applications of an invitation to several, which are on no list twice. */
export const furtherApplications = z.array(id()).max(limits.inviteApplications - 1);
type To = { application?: Ref<typeof application> } & {
  [further: `further ${string}`]: Ref<typeof application>;
};
/**
 * Invites to the team, to an application, or to several that belong together (`together.ts`). The type of the invitation must
 * suit the first application.
 */
export const SendInvite = command(
  {
    input: one
      .extend({
        organisationId: id(),
        applicationId: id().nullable(),
        further: furtherApplications.default([]),
        ...invitation.shape,
        about: invitedProfile.optional(),
        custom: customValues.optional(),
        personId: id().nullable().default(null),
        giver,
        /** The member who invites to the team; null where nobody of the team does. */
        senderId: id().nullable().default(null),
        /** The role in the team, which is the giver's own unless it is said. */
        role: memberRole.optional(),
      })
      .refine(({ applicationId, email }) => !applicationId || username.safeParse(email).success, {
        path: ['email'],
        ...wrong('is.username'),
      }),
    // One to several outlives the first of them.
    parent: ({ organisationId, applicationId, further }) =>
      applicationId && !further.length ? ref(application, applicationId) : ref(organisation, organisationId),
    needs: ({ applicationId, further }): To => ({
      ...(applicationId && { application: ref(application, applicationId) }),
      ...Object.fromEntries(further.map((each) => [`further ${each}`, ref(application, each)])),
    }),
    // An application's invitations are also counted separately, so that they are found when the application is deleted, and
    // those to the team by who sent them, so that they are found when the sender leaves it.
    // The invited address is reserved as a user name: only the invited person can register it while the invitation is
    // open.
    claims: ({ organisationId, applicationId, further, email, senderId }): Claim[] => [
      { kind: 'invite.count', of: organisationId },
      ...(!applicationId && senderId ? [{ kind: 'sent.invite.count' as const, of: senderId }] : []),
      ...(applicationId ? [applicationId, ...further] : []).flatMap((each) => [
        { kind: 'app.invite.count' as const, of: each },
        ...usernameClaims(each, email),
      ]),
    ],
  },
  ({ status }, { giver, role: said, ...invited }, { now, needs }) => {
    const { type, applicationId, further, email, name, about, custom, personId } = invited;
    const to = needs.application;
    mayGoOn({ application: to });
    if (further.length) mayJoinOthers(to);
    for (const each of further) {
      mayGoOn({ application: needs[`further ${each}`] });
      mayJoinOthers(needs[`further ${each}`]);
    }
    if (type !== (to ? familyOf(to.settings!.kind).invite.type : 'ADD_ADMIN')) refuse('invite.type');
    const role = to ? null : (said ?? giver ?? null);
    if (!to) mayInvite(giver, role);
    return status === 'absent'
      ? [
          happened.InviteSent({
            type,
            applicationId,
            further,
            role,
            email,
            name,
            personId,
            ...(to && about && { about }),
            ...(to && custom && { custom }),
            ...expiryFrom(now),
          }),
        ]
      : [];
  },
);
/**
 * Renews the invitation. `reserves` is the user name to reserve again, because others may have taken it after the
 * expiry.
 */
export const ResendInvite = command(
  {
    input: one.extend({
      giver,
      reserves: z.object({ applications: z.array(id()), email: z.string() }).optional(),
    }),
    claims: ({ reserves }): Claim[] =>
      reserves?.applications.flatMap((each) => usernameClaims(each, reserves.email)) ?? [],
  },
  ({ type, role }, { giver }, { now }) => {
    if (type === 'ADD_ADMIN') mayInvite(giver, role);
    return [happened.InviteResent(expiryFrom(now))];
  },
);
/** Records that the application's directory has confirmed who the invited person is. */
export const CheckInvited = command(
  { input: one.extend({ entry: z.string().nullable() }) },
  (state, { entry }, { now }) => {
    stillOpen(state, now);
    return state.checked && state.entry === entry ? [] : [happened.InviteChecked({ entry })];
  },
);
/** Records why the person who has joined got no access to some of the applications. */
export const WithholdAccess = command(
  {
    input: one.extend({
      withheld: z.array(z.object({ applicationId: id(), why: z.enum(refusalCodes) })).min(1),
    }),
  },
  (state, { withheld }) =>
    JSON.stringify(state.withheld) === JSON.stringify(withheld)
      ? []
      : [happened.InviteAccessWithheld({ withheld })],
);
/**
 * Holds the invitation for the person whom it lets in now, whose access takes several streams. The invitation's own stream
 * decides who was first: who comes in, or who withdraws it. Attempts that fail again and again do not hold it for longer than
 * three minutes, after which it can be withdrawn for five.
 */
export const HoldInvite = command({ input: one }, (state, _, { now }) => {
  stillOpen(state, now);
  if (Date.parse(state.heldUntil) - now.getTime() > limits.inviteHeld / 2) return [];
  const most = Date.parse(heldSince(state, now)) + limits.inviteHeldInAll;
  const until = new Date(Math.min(now.getTime() + limits.inviteHeld, most)).toISOString();
  return until > state.heldUntil ? [happened.InviteHeld({ until })] : [];
});
/** Withdraws the invitation. A member of the team cannot while somebody comes in by it. */
export const DeleteInvite = command(
  { input: one.extend({ giver }) },
  ({ type, role, heldUntil }, { giver }, { now }) => {
    if (type === 'ADD_ADMIN') mayInvite(giver, role);
    if (giver && heldUntil > now.toISOString()) refuse('invite.held');
    return [happened.InviteDeleted({})];
  },
);
export const ConsumeInvite = command({ input: one }, () => [happened.InviteConsumed({})]);

/** Refuses unless the invitation can be used now. */
export function stillOpen({ status, used, expiresAt }: Invite, now: Date) {
  if (used) refuse('invite.used');
  if (status !== 'active') refuse('invite.unknown');
  if (expiresAt <= now.toISOString()) refuse('invite.expired');
}
