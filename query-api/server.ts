import express, { type Router } from 'express';
import { sql } from 'kysely';
import type { Call, Reads } from '../api/callKinds.ts';
import { type Calls, calls } from '../api/calls.ts';
import { callsOf } from '../api/derived.ts';
import { refuse } from '../domain/refusals.ts';
import type { ReadModel } from '../projections/kit.ts';
import { models } from '../projections/models.ts';
import { tellModel } from '../server-kit/calls/about.ts';
import { admit } from '../server-kit/calls/admit.ts';
import type { Answer, Caller, HandlersOf, Sender } from '../server-kit/calls/caller.ts';
import { callerOf } from '../server-kit/calls/callerOf.ts';
import { handlersByCall } from '../server-kit/calls/handlersByCall.ts';
import { askedPosition, sees, shownPosition } from '../server-kit/calls/positions.ts';
import { serve } from '../server-kit/calls/serve.ts';
import { among, type Condition, forced, naming, type Where } from './conditions.ts';
import { backupHandlers } from './handlers/archive.ts';
import { auditHandlers } from './handlers/audit.ts';
import { contactHandlers } from './handlers/contacts.ts';
import { customAttributeHandlers } from './handlers/customAttributes.ts';
import { groupHandlers } from './handlers/groups.ts';
import { historyHandlers } from './handlers/history.ts';
import { attentionHandlers } from './handlers/home/attention.ts';
import { endingHandlers } from './handlers/home/endingSoon.ts';
import { firstStepHandlers } from './handlers/home/firstSteps.ts';
import { homeHandlers } from './handlers/home/home.ts';
import { passkeyCountHandlers } from './handlers/home/passkeyCounts.ts';
import { revenueHandlers } from './handlers/home/revenue.ts';
import { invoiceHandlers } from './handlers/invoices.ts';
import { joinHandlers } from './handlers/joins.ts';
import { licenceHandlers } from './handlers/licences.ts';
import { mapHandlers } from './handlers/maps.ts';
import { organisationHandlers } from './handlers/organisations.ts';
import { ownApplicationHandlers } from './handlers/own/applications.ts';
import { ownDataHandlers } from './handlers/own/data.ts';
import { ownDeviceHandlers } from './handlers/own/devices.ts';
import { radiusHandlers } from './handlers/radius.ts';
import { reportHandlers, sharedReportHandlers } from './handlers/reports.ts';
import { requestHandlers } from './handlers/requests.ts';
import { samlHandlers } from './handlers/saml.ts';
import { sessionHandlers } from './handlers/sessions.ts';
import { staffHandlers } from './handlers/staff.ts';
import { videoHandlers } from './handlers/videos.ts';
import type { QueryKit } from './kit.ts';
import { describePage, list, one, withBeside } from './list.ts';

const reading = callsOf('query', calls as Record<string, Call>);

/** Serves every call that reads, and every read model under `/models` in the ra-data-simple-rest dialect. */
export function queryApi(kit: QueryKit): Router {
  const handlers: HandlersOf<Calls, 'query'> = {
    ...attentionHandlers(kit),
    ...auditHandlers(kit),
    ...backupHandlers(kit),
    ...contactHandlers(kit),
    ...endingHandlers(kit),
    ...firstStepHandlers(kit),
    ...groupHandlers(kit),
    ...historyHandlers(kit),
    ...homeHandlers(kit),
    ...invoiceHandlers(kit),
    ...joinHandlers(kit),
    ...licenceHandlers(kit),
    ...mapHandlers(kit),
    ...organisationHandlers(kit),
    ...ownDeviceHandlers(kit),
    ...ownApplicationHandlers(kit),
    ...customAttributeHandlers(kit),
    ...ownDataHandlers(kit),
    ...passkeyCountHandlers(kit),
    ...radiusHandlers(kit),
    ...reportHandlers(kit),
    ...requestHandlers(kit),
    ...revenueHandlers(kit),
    ...samlHandlers(kit),
    ...sessionHandlers(kit),
    ...staffHandlers(kit),
    ...videoHandlers(kit),
  };
  const byCall = handlersByCall(reading, handlers, sharedReportHandlers(kit));
  const router = express.Router();
  router.use(
    serve(kit, reading, async (call, input, caller, answer) => {
      if (call.path.startsWith('GET ')) await upTo(kit, caller, answer.header);
      return call.kind === 'reads'
        ? read(kit, call, input, caller, answer)
        : byCall.get(call)!(input as never, caller, answer);
    }),
  );
  for (const model of models) serveModel(kit, router, model);
  return router;
}

/**
 * Waits for the caller's own writes. Headers tell when the read models have not caught up with them in time, and those
 * who may know it which position the answer includes at least.
 */
async function upTo(kit: QueryKit, caller: Sender, header: Answer['header']) {
  const position = askedPosition(kit, caller);
  if (position !== null && !(await kit.readAfter.reached(position))) header('X-Read-Stale', 'true');
  if (sees(caller)) header('X-Log-Position', shownPosition(kit, caller, kit.readAfter.position()));
}

/** Limits callers of an organisation to its rows, whatever the request says, and a caller in onboarding to their own. */
function tenant({ options, name }: ReadModel, { actor }: Sender): Where {
  if (actor.role === 'admin' || !options.owner) return {};
  const own: Where = { [options.owner]: actor.organisationId ?? '' };
  return actor.role === 'onboarding' && name === 'operators' ? { ...own, id: actor.id } : own;
}

async function read(
  { db }: QueryKit,
  { model, shape, where, show, beside, among: chosen, shared, naming: named }: Reads,
  input: Record<string, unknown>,
  caller: Caller,
  answer: Answer,
) {
  const asked = where(input as never, caller.actor.organisationId);
  const mine = tenant(model, caller);
  // If the path and the caller's permission contradict each other, there is nothing to see.
  const clash = Object.entries(mine).some(([column, value]) => column in asked && asked[column] !== value);
  const all = clash ? { ...asked, id: '' } : { ...asked, ...mine };
  if (shape === 'one') {
    const { id, ...rest } = all as { id: string };
    const row = id ? await one(db, model, id, rest) : undefined;
    if (!row) refuse(unknownOf(model));
    const [full] = await withBeside(db, [row], beside);
    return show(full);
  }
  const value = named?.of(input as never);
  const further = [
    ...amongOf(chosen, input, caller),
    ...sharedWith(model, shared, caller),
    ...(named && value !== undefined ? [naming(named, value)] : []),
  ];
  const page = await list(db, model, input, all, further);
  describePage(model, page, answer.header);
  return (await withBeside(db, page.rows, beside)).map(show);
}
/** The condition of rows that are among those of another model, which a tenant's own index finds. */
function amongOf(chosen: Reads['among'], input: Record<string, unknown>, caller: Caller): Condition[] {
  const where = chosen?.of(input);
  if (!chosen || !where) return [];
  const { model, column, first } = chosen;
  return [among(model, column, { ...where, ...(first && tenant(model, caller)) }, first)];
}
/** The condition of rows that all organisations share, or that the caller's own names. */
function sharedWith(model: ReadModel, shared: Reads['shared'], { actor }: Caller): Condition[] {
  if (!shared || actor.role === 'admin') return [];
  const own = among(shared.model, shared.column, { id: actor.organisationId ?? '' });
  return [sql`((${sql.join(forced(model, shared.where), sql` and `)}) or ${own})`];
}
const unknownOf = ({ name }: ReadModel) => {
  const codes = {
    operators: 'operator.unknown',
    organisations: 'organisation.unknown',
    applications: 'application.unknown',
    users: 'user.unknown',
    people: 'user.unknown',
    groups: 'group.unknown',
    devices: 'device.unknown',
  } as const;
  return codes[name as keyof typeof codes] ?? 'request.missing';
};

function serveModel(kit: QueryKit, router: Router, model: ReadModel) {
  const call = {
    path: `GET /models/${model.name}`,
    roles: ['admin', ...(model.options.roles ?? [])],
    scope: 'lists',
    kind: 'reads',
  } as unknown as Call;
  const path = `/models/${model.name}`;
  router.get(path, (req, res, next) => {
    (async () => {
      const caller = await callerOf(kit, call, req, res);
      admit(call, caller);
      await upTo(kit, caller, res.set.bind(res));
      tellModel(model, caller, res.set.bind(res));
      const page = await list(kit.db, model, req.query, tenant(model, caller));
      describePage(model, page, res.set.bind(res));
      res.set('Cache-Control', 'no-store').json(page.rows);
    })().catch(next);
  });
  router.get(`${path}/:id`, (req, res, next) => {
    (async () => {
      const caller = await callerOf(kit, call, req, res);
      admit(call, caller);
      await upTo(kit, caller, res.set.bind(res));
      tellModel(model, caller, res.set.bind(res));
      const row = await one(kit.db, model, req.params.id!, tenant(model, caller));
      res.set('Cache-Control', 'no-store').json(row ?? refuse(unknownOf(model)));
    })().catch(next);
  });
}
