import type { z } from 'zod';
import type { auditCalls } from '../../api/calls/audit.ts';
import type { RowOf } from '../../api/kit.ts';
import { formsOf } from '../../domain/addresses.ts';
import { application } from '../../domain/application/application.ts';
import { type Ref, ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { idPattern } from '../../domain/patterns.ts';
import { type RefusalCode, refusals, refuse, sentenceOf } from '../../domain/refusals.ts';
import type { SignInOutcome } from '../../domain/signIns/ends.ts';
import { SignedIn } from '../../domain/transaction/events.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Ancestors } from '../../event-store/metadata.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import type { Answer, QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { Span, Where } from '../conditions.ts';
import type { QueryKit } from '../kit.ts';
import { describePage, list, one } from '../list.ts';

type ReportQuery = Omit<z.output<typeof auditCalls.operatorAuditReport.body>, 'username'>;
const iso = (date: string | undefined) => date && new Date(date).toISOString();

/** What was answered. Of a refusal the log keeps the code, and here it is said. */
function answerOf({ category, response }: Pick<RowOf<typeof audit>, 'category' | 'response'>) {
  if (category !== 'refusal') return response;
  const noted = response as { refusal: RefusalCode; leftOut: number };
  const { code: errorCode } = refusals[noted.refusal];
  return { errorCode, errorMessage: sentenceOf(noted.refusal), ...noted };
}

/** A record as the call declares it. A refusal has no target. */
function recordOf({
  applicationName,
  actorName,
  subjectOperator,
  subjectUser,
  subjectPerson,
  subjectApplication,
  subjectInvite,
  applicationFamily: _,
  userName: __,
  failure: ___,
  failedIn: ____,
  signInTo: _____,
  signInAt: ______,
  ...row
}: RowOf<typeof audit>) {
  const target =
    subjectOperator || subjectUser || subjectPerson || subjectApplication || subjectInvite || null;
  return {
    ...row,
    response: answerOf(row),
    auditId: row.id,
    appName: applicationName,
    memberName: actorName,
    targetName: row.category === 'refusal' ? null : target,
  };
}

/**
 * The sign-ins of an organisation, or to one application of it, that ended so. Failed ones have an index of their own, because they
 * are few. No condition says what another one implies: Postgres would expect fewer rows than there are, and count them all.
 */
function endedSo(outcome: SignInOutcome | undefined, organisationId: string, appId?: string): Where {
  const to = appId === undefined ? { signInTo: organisationId } : { signInAt: appId };
  if (outcome === undefined) return to;
  if (outcome === 'signedIn') return { ...to, action: SignedIn.type };
  const failed = { failedIn: organisationId, ...(outcome !== 'missed' && { failure: outcome }) };
  return appId === undefined ? failed : { ...failed, ...to };
}
const signInOf = (row: RowOf<typeof audit>) => ({
  signInId: row.id,
  createdAt: row.createdAt,
  end: row.failure ?? ('signedIn' as const),
  userId: row.userId,
  username: row.userName,
  appId: row.applicationId,
  appName: row.applicationName,
  realm: row.applicationFamily,
  fromIP: row.fromIP,
});

/** Handlers for the audit of an organisation's team and of its applications' users. */
export function auditHandlers({ db, executor }: QueryKit) {
  /** The person's id if they belong to this organisation and application; otherwise an id that matches no row. */
  async function idOf(found: Ref | null, within: Ancestors): Promise<string> {
    if (!found) return '';
    const { ancestors } = await executor.look(found);
    const fits = Object.entries(within).every(([name, id]) => ancestors[name as keyof Ancestors] === id);
    return fits ? found.id : '';
  }
  /** The id of a member of this organisation, from the e-mail address or the id. */
  const memberId = async (username: string, organisationId: string) =>
    idOf(
      username.includes('@')
        ? await executor.reserved.anyHolderOf('email', formsOf(username))
        : ref(operator, username),
      { organisationId },
    );
  /** The id of a user of this application, from the username or, also after a deletion, from the id. */
  async function userId(username: string, within: { organisationId: string; applicationId: string }) {
    for (const key of usernameKeys(within.applicationId, username)) {
      const found = await executor.reserved.holderOf('username', key);
      if (found?.of === user) return idOf(found, within);
    }
    return idPattern.test(username) ? idOf(ref(user, username), within) : '';
  }

  /** One page of the rows that fulfil `where` within the period, newest first unless the caller sorts. */
  async function rows(asked: ReportQuery, where: Where, answer: Answer) {
    const { startDate, endDate, sort, range, filter, after } = asked;
    const createdAt: Span = { from: iso(startDate), to: iso(endDate) };
    const query = { range, filter, after, sort: sort ?? '["createdAt","DESC"]' };
    const page = await list(db, audit, query, { ...where, createdAt });
    describePage(audit, page, answer.header);
    return page.rows;
  }
  const records = async (...asked: Parameters<typeof rows>) => (await rows(...asked)).map(recordOf);
  return {
    async operatorAuditReport({ uniqueId, ...asked }, { actor }, answer) {
      const organisationId = actor.organisationId!;
      const { username } = asked;
      const whose =
        username === undefined
          ? { teamId: uniqueId === organisationId ? organisationId : '' }
          : { memberId: uniqueId === organisationId ? await memberId(username, organisationId) : '' };
      return records(asked, { ...whose, organisationId }, answer);
    },

    async userAuditReport({ appId, ...asked }, { actor }, answer) {
      const organisationId = actor.organisationId!;
      const within = { organisationId, applicationId: appId };
      return records(asked, { userId: await userId(asked.username, within), organisationId }, answer);
    },

    async listSignIns({ appId, outcome, ...asked }, { actor }, answer) {
      const organisationId = actor.organisationId!;
      if (appId !== undefined && !(await one(db, applications, appId, { organisationId })))
        refuse(application.unknown);
      return (await rows(asked, endedSo(outcome, organisationId, appId), answer)).map(signInOf);
    },
  } satisfies QueryHandlers;
}
