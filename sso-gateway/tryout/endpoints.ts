import express, { type Request, type RequestHandler, type Response } from 'express';
import { calls } from '../../api/calls.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { callerOf } from '../../server-kit/calls/callerOf.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import type { Served, ServedBy } from '../served.ts';
import { openidOutcome } from './openid.ts';
import { triedPage, tryoutPaths } from './paths.ts';
import { tryingIn } from './trying.ts';
import {
  endTryout,
  failed,
  type Outcome,
  ownTryout,
  refusedAs,
  startTryout,
  type Tryout,
} from './tryouts.ts';

/** Sends the browser to sign in for a tryout. */
type Start = (
  served: Served,
  id: string,
  tryout: Tryout,
  web: { req: Request; res: Response },
) => Promise<unknown>;
/** How a tryout starts, by the families of applications whose protocol is served here. */
export type Starts = Partial<Record<FamilyName, Start>>;

/**
 * The endpoints of tryouts, through which the browser of the member of the team passes. In any other browser, and in any
 * other session of the same person, a tryout is unknown.
 */
export function tryoutEndpoints(kit: Kit, served: ServedBy, starts: Starts): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: false });

  async function own(found: Served, id: unknown, req: Request, res: Response) {
    const caller = tryingIn(kit, await callerOf(kit, calls.readTryout, req, res));
    const tryout = caller && (await ownTryout(kit, id, caller));
    if (!tryout || tryout.organisationId !== found.organisationId) refuse('tryout.unknown');
    return tryout;
  }
  /** Ends a tryout, and shows in the console what came of it. */
  async function end(id: string, outcome: Outcome, res: Response) {
    await endTryout(kit, id, outcome);
    res.redirect(303, triedPage(id));
  }

  router.get(
    `${tryoutPaths.start}/:id`,
    served(async (found, req, res) => {
      const id = String(req.params.id);
      const tryout = await own(found, id, req, res);
      const { organisationId, appId } = tryout;
      if (!(await startTryout(kit, id))) return res.redirect(303, triedPage(id));
      try {
        await mustStand(kit, { organisationId, applicationId: appId });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return end(id, failed(refusedAs(error)), res);
      }
      return starts[tryout.family]?.(found, id, tryout, { req, res }) ?? refuse('tryout.unknown');
    }),
  );
  router.get(
    `${tryoutPaths.authorization}/:uid`,
    served(async ({ tryouts }, req, res) => (await tryouts.provider()).callback()(req, res)),
  );
  router.get(
    tryoutPaths.back,
    served(async (found, req, res) => {
      const { state } = req.query;
      const tryout = await own(found, state, req, res);
      const id = String(state);
      if (!tryout.started || tryout.outcome) return res.redirect(303, triedPage(id));
      return end(id, await openidOutcome(kit, found, { id, tryout, web: { req, res } }), res);
    }),
  );
  return router;
}
