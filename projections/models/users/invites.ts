import { z } from 'zod';
import { inviteTypes } from '../../../domain/families/families.ts';
import * as invite from '../../../domain/invite/events.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { memberRole } from '../../../domain/team/schema.ts';
import { gone, readModel } from '../../kit.ts';
import { applications } from '../applications/applications.ts';

/** Invitations that were neither used nor deleted. */
export const invites = readModel(
  'invites',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    type: z.enum(inviteTypes),
    applicationId: z.string().nullable(),
    /** Further applications of the invitation. */
    further: z.array(z.string()),
    /** The role in the team; null for applications. */
    role: memberRole.nullable(),
    /** Why the person, who has joined, has no access to some of them yet. */
    withheld: z.array(z.object({ applicationId: z.string(), why: z.string() })),
    email: personal(z.string()),
    name: personal(z.string()),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['email', 'name'],
    sort: ['email', 'name', 'createdAt', 'expiresAt'],
    joins: { applicationName: [applications, 'applicationId', 'name'] },
    lookups: ['applicationId'],
    lists: ['further'],
  },
)
  .starts(invite.InviteSent, ({ id, at, data, organisationId }) => ({
    id,
    organisationId: organisationId!,
    ...data,
    role: data.applicationId ? null : (data.role ?? 'owner'),
    withheld: [],
    createdAt: at,
  }))
  .changes(invite.InviteResent, (row, { data }) => ({ ...row, expiresAt: data.expiresAt }))
  .changes(invite.InviteAccessWithheld, (row, { data }) => ({ ...row, withheld: data.withheld }))
  .ends(invite.InviteDeleted)
  .ends(invite.InviteConsumed)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
