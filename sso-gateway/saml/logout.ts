import type { Request, Response } from 'express';
import type { Kit } from '../../server-kit/kit.ts';
import { endSession } from '../openid/adapter.ts';
import type { Served } from '../providers.ts';
import type { SamlApplications } from './applications.ts';
import { type Arrived, readLogoutRequest, readLogoutResponse } from './messages.ts';
import { loggedOutPage } from './pages.ts';
import { forgetSession, type Participant, participantOf, participantsOf } from './participants.ts';
import { newSecret, onlyOnce } from './requests.ts';
import { logoutRequest, logoutResponse, newId } from './response.ts';
import { sessionOf } from './sessions.ts';
import { algorithmOf, redirectTo } from './signature.ts';

/** A single logout on its way through the applications of a session. */
type Round = {
  organisationId: string;
  /** The application that asked for it; null when the person did so here. */
  asker: { appId: string; inResponseTo: string; relayState: string } | null;
  left: Participant[];
  /** The application that was asked last, and the id of that request. */
  asked: { appId: string; id: string } | null;
  complete: boolean;
};
const kind = 'saml logout';
const roundLasts = 10 * 60_000;

/** Signs people out of all SAML applications of their session (SAML profiles, section 4.4). */
export function singleLogout(kit: Kit, applications: SamlApplications) {
  /** Ends a session here, and begins the round through the other applications. */
  async function endAll(served: Served, sessionUid: string, asker: Round['asker'], res: Response) {
    const { organisationId } = served;
    const all = await participantsOf(kit, sessionUid);
    await endSession(kit, organisationId, sessionUid);
    await forgetSession(kit, sessionUid);
    const left = all.filter((each) => each.organisationId === organisationId && each.appId !== asker?.appId);
    return next(served, { organisationId, asker, left, asked: null, complete: true }, res);
  }

  /** Asks the next application, or ends the round when none is left. */
  async function next(served: Served, round: Round, res: Response): Promise<unknown> {
    const [participant, ...left] = round.left;
    if (!participant) return end(served, round, res);
    const answering = await applications.answering(served, participant.appId).catch(() => null);
    const { sloUrl = '', singleLogout = false } = answering?.settings ?? {};
    // Whether a suspended application, or one without single logout, still has a session of its own is not known.
    if (!answering || !sloUrl || !singleLogout) return next(served, { ...round, left, complete: false }, res);
    const id = newId();
    const state = newSecret();
    const waiting: Round = { ...round, left, asked: { appId: participant.appId, id } };
    await kit.records.put(kind, state, waiting, { expiresAt: kit.clock() + roundLasts });
    const message = {
      name: 'SAMLRequest',
      xml: logoutRequest(answering, id, sloUrl, participant),
      relayState: state,
    } as const;
    const { settings, privateKey } = answering;
    return res.redirect(303, redirectTo(sloUrl, message, { algorithm: algorithmOf(settings), privateKey }));
  }

  async function end(served: Served, { asker, complete }: Round, res: Response) {
    const answering = asker && (await applications.answering(served, asker.appId));
    if (!asker || !answering?.settings.sloUrl) return res.send(loggedOutPage(complete));
    const { settings, privateKey } = answering;
    const { relayState, inResponseTo } = asker;
    const xml = logoutResponse(answering, settings.sloUrl, inResponseTo, complete);
    const message = { name: 'SAMLResponse', xml, relayState } as const;
    return res.redirect(
      303,
      redirectTo(settings.sloUrl, message, { algorithm: algorithmOf(settings), privateKey }),
    );
  }

  /** Takes an application's request to sign somebody out. */
  async function requested(served: Served, appId: string, arrived: Arrived, res: Response) {
    const { settings, at, now } = await applications.answering(served, appId);
    const request = readLogoutRequest(arrived, { settings, destination: at.sloUrl, now });
    await onlyOnce(kit, appId, request.id);
    const { organisationId } = served;
    const { nameId, indexes, relayState, id: inResponseTo } = request;
    const asker = { appId, inResponseTo, relayState };
    for (const sessionIndex of indexes) {
      const found = await participantOf(kit, { organisationId, appId, nameId, sessionIndex });
      if (found) return endAll(served, found.sessionUid, asker, res);
    }
    // The session has ended already, which is what the application wants.
    return end(served, { organisationId, asker, left: [], asked: null, complete: true }, res);
  }

  /** Takes an application's answer, and goes on with the round that it belongs to. */
  async function answered(served: Served, appId: string, arrived: Arrived, res: Response) {
    const { settings, at, now } = await applications.answering(served, appId);
    const answer = readLogoutResponse(arrived, { settings, destination: at.sloUrl, now });
    const round = await kit.records.take<Round>(kind, answer.relayState);
    const fits = round?.organisationId === served.organisationId && round.asked?.appId === appId;
    if (!round || !fits || round.asked?.id !== answer.inResponseTo) return res.send(loggedOutPage(true));
    return next(served, { ...round, complete: round.complete && answer.succeeded }, res);
  }

  /** Signs the person of this browser out. */
  async function here(served: Served, { req, res }: { req: Request; res: Response }) {
    const session = await sessionOf(served, req, res);
    return session ? endAll(served, session.uid, null, res) : res.send(loggedOutPage(true));
  }

  return { requested, answered, here };
}
