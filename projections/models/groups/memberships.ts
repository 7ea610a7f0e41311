import { z } from 'zod';
import { GroupDeleted } from '../../../domain/group/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import {
  GroupJoined,
  GroupLeft,
  PersonDeleted,
  PersonJoined,
  PersonParted,
} from '../../../domain/person/events.ts';
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
    /** In whose stream it stands. */
    personId: z.string(),
    /** Who belongs to the group by it: of people who were joined, the one they were joined into. */
    holderId: z.string(),
    createdAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    sort: ['createdAt'],
    lookups: ['groupId', 'holderId'],
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
      ...{ holderId: event.data.into ?? event.id, groupId: event.data.groupId, createdAt: event.at },
    }),
    one,
  )
  .ends(GroupLeft, one)
  .sweeps(PersonJoined, 'personId', ({ data }) => ({ holderId: data.into }))
  .sweeps(PersonParted, 'personId', ({ id }) => ({ holderId: id }))
  .sweeps(GroupDeleted, 'groupId', gone)
  .sweeps(PersonDeleted, 'personId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
