import type { z } from 'zod';
import type { auditCalls } from '../../api/calls/audit.ts';
import type { RowOf } from '../../api/kit.ts';
import { ref } from '../../domain/kit.ts';
import { sameEmail } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { audit } from '../../projections/models/audit.ts';
import type { Answer, Caller } from '../../server-kit/http/caller.ts';
import type { QueryKit } from '../kit.ts';
import { contentRange, list, type Span } from '../list.ts';

type Asked = { uniqueId: string } & z.output<typeof auditCalls.operatorAuditReport.body>;
const iso = (date: string | undefined) => date && new Date(date).toISOString();

/** The name of the event's target. A refusal has no target. */
const targetOf = ({
  category,
  subjectOperator,
  subjectUser,
  subjectApplication,
  subjectInvite,
}: RowOf<typeof audit>) =>
  category === 'refusal'
    ? null
    : subjectOperator || subjectUser || subjectApplication || subjectInvite || null;

/** Handlers for the audit of an organisation, by member and time. */
export function auditHandlers({ db, executor }: QueryKit) {
  /** The id of a member of this organisation. An e-mail address of anybody else finds nothing. */
  async function memberId(username: string, organisationId: string): Promise<string> {
    const found = username.includes('@')
      ? await executor.reserved.holderOf('email', sameEmail(username))
      : ref(operator, username);
    if (!found) return '';
    const { ancestors } = await executor.look(found);
    return ancestors.organisationId === organisationId ? found.id : '';
  }

  async function operatorAuditReport(asked: Asked, { actor }: Caller, answer: Answer) {
    const { uniqueId, username, startDate, endDate, sort, ...query } = asked;
    const organisationId = actor.organisationId!;
    const createdAt: Span = { from: iso(startDate), to: iso(endDate) };
    const page = await list(
      db,
      audit,
      { sort: sort ?? '["position","DESC"]', ...query },
      {
        organisationId: uniqueId === organisationId ? organisationId : '',
        actorRole: 'operator',
        ...(username !== undefined && { actorId: await memberId(username, organisationId) }),
        createdAt,
      },
    );
    answer.header('Content-Range', contentRange(audit, page));
    return page.rows.map((row) => ({
      ...row,
      auditId: row.id,
      appName: row.applicationName,
      memberName: row.actorName,
      targetName: targetOf(row),
    }));
  }
  return { operatorAuditReport };
}
