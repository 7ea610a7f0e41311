import { z } from 'zod';
import { familyNames } from '../../domain/families/families.ts';
import { id } from '../../domain/kit.ts';
import { signInEnds, signInOutcomes } from '../../domain/signIns/ends.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { invites } from '../../projections/models/users/invites.ts';
import { users } from '../../projections/models/users/users.ts';
import { answers } from '../kit.ts';

const page = z.string().max(4000).optional();
/** An audit record with the field names of the requirements. */
const record = audit.row
  .omit({ failure: true, failedIn: true, signInTo: true, signInAt: true })
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

/** A sign-in to an application, as it ended. */
const signIn = z
  .object({
    signInId: z.string(),
    createdAt: z.iso.datetime(),
    end: z.enum(signInEnds),
    /** Null where it named nobody known; the name is null once it is erased. */
    userId: z.string().nullable(),
    username: z.string().nullable(),
    appId: z.string().nullable(),
    /** Null once the application is deleted. */
    appName: z.string().nullable(),
    realm: z.enum(familyNames).nullable(),
    fromIP: z.string().nullable(),
  })
  .meta({ id: 'EndedSignIn' });

/** The audit of actions and refusals, for an organisation's team. */
export const auditCalls = {
  operatorAuditReport: answers('GET /audit/operatorAuditReport/:uniqueId', ['operator'], z.array(record), {
    shows: [audit, users, operators, applications, invites],
    about:
      'Lists what was done in the organization. Records of one member (`username`: the e-mail or ' +
      'the user id) or of the whole team, newest first.',
    body: asked,
  }),
  userAuditReport: answers('GET /audit/userAuditReport/:appId', ['operator'], z.array(record), {
    shows: [audit, users, operators, applications, invites],
    about:
      'Lists what one user of an application did. `username` is the username or the user id; newest first.',
    body: asked.extend({ username: z.string().min(1).max(100) }),
  }),
  listSignIns: answers('GET /signIns', ['operator'], z.array(signIn), {
    shows: [audit, users, applications],
    about:
      'Lists the sign-ins to the applications, as they ended, newest first. Those to one application (`appId`), with one end, or ' +
      'all that failed (`missed`).',
    body: asked
      .omit({ username: true })
      .extend({ appId: id().optional(), outcome: z.enum(signInOutcomes).optional() }),
  }),
};
