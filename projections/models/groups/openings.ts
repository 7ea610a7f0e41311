import { z } from 'zod';
import * as application from '../../../domain/application/events.ts';
import { GroupDeleted } from '../../../domain/group/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { applications } from '../applications/applications.ts';
import { groups } from './groups.ts';

const toGroup = ({ id, data }: Recorded<{ groupId: string }>) => `${id}-${data.groupId}`;
const toEverybody = ({ id }: Recorded) => `${id}-everybody`;

const opened = (event: Recorded, id: string, groupId: string | null) => ({
  ...{ id, groupId, organisationId: event.organisationId!, applicationId: event.id },
  createdAt: event.at,
});

/** To which groups applications are open, or to everybody. */
export const openings = readModel(
  'openings',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string(),
    /** Null where the application is open to everybody. */
    groupId: z.string().nullable(),
    createdAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    sort: ['createdAt'],
    lookups: ['applicationId', 'groupId'],
    joins: {
      applicationName: [applications, 'applicationId', 'name'],
      family: [applications, 'applicationId', 'family'],
      groupName: [groups, 'groupId', 'name'],
      source: [groups, 'groupId', 'source'],
      memberCount: [groups, 'groupId', 'memberCount'],
    },
  },
)
  .starts(
    application.ApplicationOpenedToGroup,
    (event) => opened(event, toGroup(event), event.data.groupId),
    toGroup,
  )
  .ends(application.ApplicationClosedToGroup, toGroup)
  .starts(
    application.ApplicationOpenedToEverybody,
    (event) => opened(event, toEverybody(event), null),
    toEverybody,
  )
  .ends(application.ApplicationClosedToEverybody, toEverybody)
  .sweeps(application.ApplicationDeleted, 'applicationId', gone)
  .sweeps(GroupDeleted, 'groupId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
