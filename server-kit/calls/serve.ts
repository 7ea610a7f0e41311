import type { Request, Response, Router } from 'express';
import type { z } from 'zod';
import type { Call, Verb } from '../../api/callKinds.ts';
import { jsonTypeOf, mediaTypeOf, sideOf } from '../../api/derived.ts';
import { isOver } from '../../domain/entitlements/entitlements.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { bodyIn, rawBody } from '../http/request/body.ts';
import { routesByWord } from '../http/routes.ts';
import type { Kit } from '../kit.ts';
import { refusalLog } from '../refusalLog.ts';
import { tell, tellRefusal } from './about.ts';
import { admit } from './admit.ts';
import { answerOf, sendFile, streamEvents } from './answers.ts';
import type { Answer, Caller, Sender } from './caller.ts';
import { callerOf, ownOrigin } from './callerOf.ts';
import { limited } from './callLimit.ts';
import { openToSites } from './cors.ts';
import { inNamesOf } from './names.ts';
import { basedOn, shownPosition } from './positions.ts';
import { contentOf, provenanceOf } from './provenance.ts';

/** Runs a call whose caller is admitted and whose input has been checked. */
export type Run = (
  call: Call,
  input: Record<string, unknown>,
  caller: Caller,
  answer: Answer,
) => Promise<unknown>;

/** Refuses changes by operators after the end of their subscription, but for calls that renew it. */
async function mustBePaid({ executor }: Kit, call: Call, { actor }: Sender) {
  if (actor.role !== 'operator' || call.renews || call.roles.includes('visitor') || !changes(call)) return;
  if (isOver(await executor.entitlementsOf(actor.organisationId!))) refuse('organisation.ended');
}

/** Serves a table of calls. It checks body, caller, rate, origin, role, input and captcha in this order. */
export function serve(kit: Kit, calls: Record<string, Call>, run: Run): Router {
  const { routes, routerFor } = routesByWord();
  const note = refusalLog(kit);
  for (const call of Object.values(calls)) {
    const [verb, route] = call.path.split(' ') as [Verb, string];
    const method = verb.toLowerCase() as Lowercase<Verb>;
    const router = routerFor(route);
    if (call.cors) openToSites(kit, router, route, verb);
    router[method](route, ...(call.raw ? rawBody : bodyIn(call.media)), (req, res, next) => {
      handle(kit, call, run, note, req, res).catch(next);
    });
  }
  return routes;
}

async function handle(
  kit: Kit,
  call: Call,
  run: Run,
  note: ReturnType<typeof refusalLog>,
  req: Request,
  res: Response,
) {
  res.set('Cache-Control', 'no-store');
  const caller = await callerOf(kit, call, req, res);
  try {
    await answered(kit, call, run, caller, req, res);
  } catch (error) {
    const provenance = provenanceOf(call, { ...fieldsOf(call, req), ...req.params }, caller);
    const newer = (error as { position?: number } | null)?.position;
    const position = newer ?? (await note(call, provenance, error));
    if (position !== undefined && !res.headersSent) {
      res.set('X-Log-Position', shownPosition(kit, caller, position));
      if (newer === undefined) tellRefusal(res.set.bind(res));
    }
    throw error;
  }
}

/** Runs the call within its limits. The reply is sent once they know how it ended. */
async function answered(kit: Kit, call: Call, run: Run, sender: Sender, req: Request, res: Response) {
  const settle = await limited(kit, call, sender, req.params, req.get('x-proof-of-work'));
  const send = await ran(kit, call, run, sender, req, res).catch(async (error) => {
    await settle(error);
    throw error;
  });
  await settle();
  await send();
}

async function ran(kit: Kit, call: Call, run: Run, sender: Sender, req: Request, res: Response) {
  // HEAD is served as GET, whose route it takes (RFC 9110 section 9.3.2).
  const isRead = call.path.startsWith('GET ');
  if (!isRead && call.cookies !== 'none') sameOrigin(kit, req, sender);
  const given: Record<string, unknown> = { ...(isRead ? queryOf(req) : fieldsOf(call, req)) };
  admit(call, sender, { ...given, ...req.params });
  if (!isRead) await mustBePaid(kit, call, sender);
  if (call.changesByGet && !req.get('x-requested-with')) refuse('request.origin');
  const input = {
    ...(call.kind === 'reads' ? pageOf(given) : {}),
    ...(call.body.parse(given) as object),
    ...paramsOf(req),
  };
  const { answer, streamed } = answerOf(kit, req, res, sender);
  if (asksCaptcha(call, input)) await kit.captcha.verify(given.captcha);
  const content = sender.idempotencyKey === undefined ? undefined : contentOf(kit, input);
  const provenance = { ...provenanceOf(call, input, sender), content, unchangedSince: basedOn(sender) };
  const caller: Caller = { ...sender, provenance, ...(call.raw && { raw: rawOf(req) }) };
  const names = Object.keys({ ...call.body.shape, ...paramsOf(req) });
  const reply = await run(call, input, caller, answer).catch((error: unknown) => {
    throw inNamesOf(error, { ...given, ...paramsOf(req) }, names);
  });
  const body = changes(call) ? withPosition(kit, call, caller, reply, res) : reply;
  tell(call, caller, answer.header);
  return async () => {
    if (streamed.events) await streamEvents(res, streamed.events);
    else if (streamed.file) await sendFile(res, mediaTypeOf(call)!, streamed.file);
    else res.type(jsonTypeOf(call)).json(body);
  };
}

/** The fields of a body. One that is taken raw has none. */
const fieldsOf = ({ raw }: Call, { body }: Request): Record<string, unknown> => (raw ? {} : (body ?? {}));
const rawOf = (req: Request) => ({
  octets: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
  header: (name: string) => req.get(name),
});

/** The parameters that every list takes. */
const pageOf = ({ range, sort, filter, after }: Record<string, unknown>) => ({ range, sort, filter, after });

const changes = (call: Call) => sideOf(call) !== 'query';
const showsPosition = (call: Call) =>
  call.kind === 'does' || (call.kind !== 'reads' && 'position' in ((call.reply as z.ZodObject).shape ?? {}));
/** Sends the position that a changing call reached as a header, and in the body if the call's reply has the field. */
function withPosition(kit: Kit, call: Call, caller: Caller, reply: unknown, res: Response) {
  const { position, ...body } = (reply ?? {}) as { position?: number };
  if (position === undefined) return reply;
  const shown = shownPosition(kit, caller, position);
  res.set('X-Log-Position', shown);
  return showsPosition(call) ? { ...body, position: shown } : body;
}

const asksCaptcha = ({ captcha }: Call, input: Record<string, unknown>) =>
  captcha === true || (captcha?.(input) ?? false);

const queryOf = ({ query }: Request) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

function paramsOf({ params }: Request): Record<string, string> {
  for (const [name, value] of Object.entries(params))
    if (typeof value !== 'string' || value.length > 200 || value.includes('\0') || !value.isWellFormed())
      refuseField(name, 'is.id');
  return params as Record<string, string>;
}

/** A changing call with a session or an Origin header must come from the page's own origin (OWASP CSRF cheat sheet). */
function sameOrigin(kit: Kit, req: Request, caller: Sender) {
  const origin = req.get('origin');
  if ((origin || caller.session) && origin !== ownOrigin(kit, caller)) refuse('request.origin');
}
