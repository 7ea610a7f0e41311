import { z } from 'zod';
import { inviteTypes } from '../../../domain/families/families.ts';
import {
  DeleteInvite,
  furtherApplications,
  invitation,
  invitedProfile,
} from '../../../domain/invite/commands.ts';
import { invite } from '../../../domain/invite/invite.ts';
import { id, ref, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { type RefusalCode, sentenceOf } from '../../../domain/refusals.ts';
import { memberRole } from '../../../domain/team/schema.ts';
import { invites } from '../../../projections/models/users/invites.ts';
import { ceremony, changed, does, done, effect, ignored, lists, rowOf, view } from '../../kit.ts';
import { is, unless } from '../../rules.ts';
import { sealedToken } from '../../sealedToken.ts';
import { attestation, creationOptions } from '../../webauthn.ts';
import { invitedTo } from '../parts/registering.ts';
import { changedTogether, severalIds } from '../parts/together.ts';

const opening = { rate: { count: 60, seconds: 60, kept: true } } as const;

const reply = rowOf(invites)
  .omit({ further: true })
  .extend({
    ...{ inviteId: z.string(), uniqueId: z.string(), appId: z.string().nullable() },
    /** Further applications of the invitation. */
    appIds: z.array(z.string()),
    /** Why the person, who has joined, has no access to some of them yet: in English, and by the code of the refusal. */
    withheld: z.array(z.object({ appId: z.string(), why: z.string(), refusal: z.string() })),
    expire_at: z.iso.datetime(),
  })
  .meta({ id: 'Invite' });

export const inviteCalls = {
  sendInvite: effect(
    'POST /invite/sendInvite',
    ['operator'],
    changed.extend({
      ...{ inviteId: z.string(), accessToken: z.string() },
      /** The person is known and has access at once; the mail says so, and there is nothing to register. */
      given: z.boolean(),
    }),
    {
      changes: [invite],
      about:
        'Invites a person by a mail with the link. The `accessToken` in the reply only identifies the ' +
        'invitation; the proof of the address is in the mail alone.',
      example: { type: 'ADD_ADMIN', name: 'Grace Hopper', email: 'grace@acme.example' },
      /** `appId` is required for users of an application. */
      body: z.object({
        ...invitation.shape,
        appId: id().optional(),
        /** Further applications, whose people sign in on the organisation's host too; `type` is that of the first. */
        appIds: furtherApplications.optional(),
        /** The role of a team member, which may do no more than the caller's own. It is that one unless said. */
        role: memberRole.optional(),
        /** Attributes of a person who is invited to an application; the user has them after the registration. */
        attributes: invitedProfile.optional(),
        uniqueId: ignored,
        createdBy: ignored,
      }),
      rate: { count: 300, seconds: 3600 },
    },
  ),
  getInvites: lists('GET /invite/getInvites', ['operator'], invites, {
    about:
      'Lists invitations. All of the organization, or those of a kind or an application. One to several applications ' +
      'is listed with each; `type` and `appId` are those of the first.',
    body: z.object({
      uniqueId: id().optional(),
      type: z.enum(inviteTypes).optional(),
      appId: id().optional(),
    }),
    where: ({ uniqueId, type }) => ({
      ...(uniqueId && { organisationId: uniqueId }),
      ...(type && { type }),
    }),
    naming: { one: 'applicationId', many: 'further', of: ({ appId }) => appId },
    show: view(reply, ({ further, withheld, ...row }) => ({
      ...row,
      inviteId: row.id,
      uniqueId: row.organisationId,
      appId: row.applicationId,
      appIds: further,
      withheld: withheld.map(({ applicationId, why }) => ({
        appId: applicationId,
        why: sentenceOf(why as RefusalCode),
        refusal: why,
      })),
      expire_at: row.expiresAt,
    })),
  }),
  sendMail: effect('POST /sendMail', ['operator'], changed, {
    changes: [invite, operator],
    about:
      'Sends a mail again. That of an invitation, identified by its id or by a link ending in the ' +
      "id, or (`activation`) that to a team member's own address. The server makes the link in the " +
      'mail and never takes it from the body.',
    body: z
      .object({
        inviteId: id().optional(),
        type: z.enum(['inviteUser', 'activation']).default('inviteUser'),
        sendTo: text(limits.operatorEmail).optional(),
        link: text(8192).optional(),
        invitedBy: ignored,
        name: ignored,
      })
      .meta(unless(['link', is('type', 'activation')], ['inviteId'])),
    rate: { count: 300, seconds: 3600 },
  }),
  deleteInvite: does(
    'DELETE /invite/deleteInvite/:inviteId',
    ['operator'],
    DeleteInvite,
    async ({ inviteId }, { actor, look }) => ({
      id: inviteId,
      giver: (await look(ref(operator, actor.id))).role,
    }),
    {
      about: 'Withdraws an invitation.',
      envelope: { errorCode: 0, message: 'Invitation Deleted Successfully' },
    },
  ),
  sendInvitesAgain: effect('POST /invites/sendAgain', ['operator'], changedTogether, {
    changes: [invite],
    about:
      'Sends up to 100 invitations again. Each mail counts for its address, and in its first week for the organization, as one ' +
      'that is sent alone. `failed` names those that were not sent, and why.',
    body: z.object({ inviteIds: severalIds }),
    rate: { count: 300, seconds: 3600 },
  }),
  deleteInvites: effect('POST /invites/delete', ['operator'], changedTogether, {
    changes: [invite],
    about: 'Withdraws up to 100 invitations. `failed` names those that were not withdrawn, and why.',
    body: z.object({ inviteIds: severalIds }),
  }),
  verifyInvite: effect(
    'GET /invite/verifyInvite/:accessToken',
    ['visitor'],
    done.extend({
      type: z.string(),
      name: z.string(),
      email: z.string(),
      uniqueId: z.string(),
      organisationName: z.string(),
      appId: z.string().nullable(),
      application: z
        .object({
          name: z.string(),
          logo: z.string(),
          origins: z.array(z.string()),
          /** Where a person signs in once registered; null where only the application itself knows. */
          start: z.string().nullable(),
          /** How a person may register on the organisation's host, the best way first: 1 with this device, 2 with a phone. */
          methods: z.array(z.literal([1, 2])),
        })
        .nullable(),
      attributeToFilter: z.string(),
      applications: invitedTo,
      /** Whether the person must be confirmed by the directory of the application, and whether that has happened. */
      isLdapEnabled: z.boolean(),
      isLdapChecked: z.boolean(),
      /** Whether the person has a passkey on the organisation's host already, and needs only to accept. */
      known: z.boolean(),
    }),
    { about: 'Reads the invitation that a mailed link names.', ...opening },
  ),
  addAdmin: ceremony('POST /addAdmin', ['visitor'], creationOptions, {
    about: 'Begins the registration of an invited team member.',
    body: z.object({ accessToken: sealedToken, captcha: z.string() }),
    captcha: true,
    ...opening,
  }),
  verifyAddAdmin: ceremony(
    'POST /verify-addAdmin-attestation',
    ['visitor'],
    done.extend({ email: z.string() }),
    {
      about: 'Ends the registration of an invited team member.',
      body: attestation,
      ...opening,
    },
  ),
};
