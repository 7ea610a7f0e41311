import { z } from 'zod';
import { audit } from '../../projections/models/audit.ts';
import { answers } from '../kit.ts';

const page = z.string().max(4000).optional();
/** An audit record as the documents have it: the row of the read model, its id and its application under their names. */
const record = audit.row.extend({
  auditId: z.string(),
  appName: z.string().nullable(),
  /** The member who did it. */
  memberName: z.string().nullable(),
  /** What the person, application or invitation is called that it was done to; null when nothing is left of it. */
  targetName: z.string().nullable(),
});

/** What was done and what was refused, for those who run the organisation. */
export const auditCalls = {
  /** Of one member (`username`: the e-mail or the user id) or of the whole team, the newest first. */
  operatorAuditReport: answers('GET /audit/operatorAuditReport/:uniqueId', ['operator'], z.array(record), {
    body: z.object({
      startDate: z.iso.datetime({ offset: true }).optional(),
      endDate: z.iso.datetime({ offset: true }).optional(),
      username: z.string().min(1).max(100).optional(),
      range: page,
      sort: page,
      filter: page,
    }),
  }),
};
