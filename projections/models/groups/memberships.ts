import { z } from 'zod';
import { GroupDeleted } from '../../../domain/group/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { GroupJoined, GroupLeft, PersonDeleted } from '../../../domain/person/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { groups } from './groups.ts';

const one = ({ id, data }: Recorded<{ groupId: string }>) => `${data.groupId}-${id}`;

/** Who belongs to which group. */
export const memberships = readModel(
  'memberships',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    groupId: z.string(),
    personId: z.string(),
    createdAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    sort: ['createdAt'],
    lookups: ['groupId', 'personId'],
    joins: {
      groupName: [groups, 'groupId', 'name'],
      source: [groups, 'groupId', 'source'],
    },
  },
)
  .starts(
    GroupJoined,
    (event) => ({
      ...{ id: one(event), organisationId: event.organisationId!, personId: event.id },
      ...{ groupId: event.data.groupId, createdAt: event.at },
    }),
    one,
  )
  .ends(GroupLeft, one)
  .sweeps(GroupDeleted, 'groupId', gone)
  .sweeps(PersonDeleted, 'personId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
