import { z } from 'zod';
import { applications } from '../../projections/models/applications/applications.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import { invites } from '../../projections/models/invites.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { users } from '../../projections/models/users/users.ts';
import { answers } from '../kit.ts';

const page = z.string().max(4000).optional();
/** An audit record with the field names of the requirements. */
const record = audit.row
  .extend({
    auditId: z.string(),
    appName: z.string().nullable(),
    /** The member who did it. */
    memberName: z.string().nullable(),
    /** The name of the affected person, application or invitation; null once erased. */
    targetName: z.string().nullable(),
  })
  .meta({ id: 'AuditRecord' });

const asked = z.object({
  startDate: z.iso.datetime({ offset: true }).optional(),
  endDate: z.iso.datetime({ offset: true }).optional(),
  username: z.string().min(1).max(100).optional(),
  range: page,
  sort: page,
  filter: page,
  after: page,
});

/** The audit of actions and refusals, for an organisation's team. */
export const auditCalls = {
  operatorAuditReport: answers('GET /audit/operatorAuditReport/:uniqueId', ['operator'], z.array(record), {
    shows: [audit, users, operators, applications, invites],
    about:
      'Lists what was done in the organisation. Records of one member (`username`: the e-mail or ' +
      'the user id) or of the whole team, newest first.',
    body: asked,
  }),
  userAuditReport: answers('GET /audit/userAuditReport/:appId', ['operator'], z.array(record), {
    shows: [audit, users, operators, applications, invites],
    about:
      'Lists what one user of an application did. `username` is the username or the user id; newest first.',
    body: asked.extend({ username: z.string().min(1).max(100) }),
  }),
};
