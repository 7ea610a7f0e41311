import { z } from 'zod';
import * as group from '../../../domain/group/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { GroupJoined, GroupLeft, PersonDeleted } from '../../../domain/person/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

const joined = ({ data }: Recorded<{ groupId: string }>) => data.groupId;

/** The groups of organisations. */
export const groups = readModel(
  'groups',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    name: z.string(),
    /** Who decides about it: operators in the console, or a directory. */
    source: z.enum(group.groupSources),
    /** Whether it came from a directory that nobody reads any more. */
    leftDirectory: z.boolean(),
    /** Of people who were joined, each counts here. Lists count them once. */
    memberCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['name'],
    sort: ['name', 'createdAt', 'memberCount'],
  },
)
  .starts(group.GroupCreated, ({ id, at, data, organisationId }) => ({
    ...{ id, organisationId: organisationId!, ...data },
    ...{ leftDirectory: false, memberCount: 0, createdAt: at, updatedAt: at },
  }))
  .changes(group.GroupRenamed, (row, { at, data: { name } }) => ({ ...row, name, updatedAt: at }))
  .changes(group.GroupReleased, (row, { at }) => ({
    ...{ ...row, source: 'console' as const },
    ...{ leftDirectory: true, updatedAt: at },
  }))
  .changes(group.GroupHandedOver, (row, { at }) => ({
    ...{ ...row, source: 'directory' as const },
    ...{ leftDirectory: false, updatedAt: at },
  }))
  .changes(GroupJoined, (row) => ({ ...row, memberCount: row.memberCount + 1 }), joined)
  .changes(GroupLeft, (row) => ({ ...row, memberCount: row.memberCount - 1 }), joined)
  .changes(
    PersonDeleted,
    (row) => ({ ...row, memberCount: row.memberCount - 1 }),
    ({ data }) => data.groups,
  )
  .ends(group.GroupDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
