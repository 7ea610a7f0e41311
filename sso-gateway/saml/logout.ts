import type { Kit } from '../../server-kit/kit.ts';
import { endSession } from '../../server-kit/signOnEnds.ts';
import type { Issuer } from '../issuer.ts';
import { postingPage } from '../look/pages.ts';
import { newSecret } from '../once.ts';
import { sessionLives } from '../openid/adapter.ts';
import type { Step } from '../step.ts';
import type { SamlApplications } from './applications.ts';
import { type Arrived, readLogoutRequest, readLogoutResponse } from './messages.ts';
import { loggedOutPage } from './pages.ts';
import {
  latestSessions,
  type Named,
  type Participant,
  sessionsOf,
  sessionWith,
  takeParticipant,
  takesPart,
  userNamed,
} from './participants.ts';
import { onlyOnce } from './requests.ts';
import { type Answering, type LogoutOutcome, logoutRequest, logoutResponse, newId } from './response.ts';
import { algorithmOf, redirectTo } from './xml/signature.ts';

/** A sign-out on its way through the SAML applications of a session. */
type Round = {
  organisationId: string;
  /** The sessions, which have ended. */
  sessionUids: string[];
  /** The SAML application that asked for it; null when somebody else did. */
  asker: { appId: string; inResponseTo: string; relayState: string } | null;
  /** The address to which the browser goes at the end, if an OpenID application began the sign-out; otherwise null. */
  to: string | null;
  /** The application that was asked last. The id of that request names the round. */
  asked: string | null;
  complete: boolean;
  /** The number of applications to which the browser has been sent. */
  visits: number;
};
type Ended = Pick<Round, 'asker' | 'to'>;

const kind = 'saml logout round';
const roundLasts = 10 * 60_000;
/** Browsers follow about 20 redirects in a row. A visit takes two of them, and a page in between begins anew. */
const visitsInRow = 7;
export const continuing = '/saml/idp/logout/next';

const sent = (
  url: string,
  { settings, privateKey }: Answering,
  message: Parameters<typeof redirectTo>[1],
): Step => ({ to: redirectTo(url, message, { algorithm: algorithmOf(settings), privateKey }) });
const roundOf = (organisationId: string, sessionUids: string[], ended: Ended): Round => ({
  ...{ organisationId, sessionUids, ...ended },
  ...{ asked: null, complete: true, visits: 0 },
});

/** Signs people out of all SAML applications of their session (SAML profiles, section 4.4). */
export function singleLogout(kit: Kit, applications: SamlApplications) {
  const keep = (state: string, round: Round) =>
    kit.records.put(kind, state, round, { expiresAt: kit.clock() + roundLasts });

  /** Begins the round through the SAML applications of sessions that have ended. */
  const begin = (served: Issuer, sessionUids: string[], ended: Ended): Promise<Step> =>
    next(served, roundOf(served.organisationId, sessionUids, ended));

  /** Asks the next application, or ends the round when none is left. */
  async function next(served: Issuer, before: Round): Promise<Step> {
    const round = { ...before, asked: null };
    for (;;) {
      const [sessionUid, ...more] = round.sessionUids;
      if (!sessionUid) return end(served, round);
      const left = await takeParticipant(kit, sessionUid);
      if (!left) {
        round.sessionUids = more;
        continue;
      }
      if (left.organisationId !== round.organisationId || left.appId === round.asker?.appId) continue;
      const answering = await applications.answering(served, left.appId).catch(() => null);
      const { sloUrl = '', singleLogout = false } = answering?.settings ?? {};
      if (answering && sloUrl && singleLogout) return visit(round, left, answering);
      // Whether a suspended application, or one without single logout, still has a session of its own is not known.
      round.complete = false;
    }
  }

  async function visit(round: Round, participant: Participant, answering: Answering): Promise<Step> {
    const id = newId();
    await keep(id, {
      ...round,
      asked: participant.appId,
      visits: round.visits + 1,
    });
    const { sloUrl } = answering.settings;
    const xml = logoutRequest(answering, id, sloUrl, participant);
    return sent(sloUrl, answering, { name: 'SAMLRequest', xml, relayState: id });
  }

  async function end(served: Issuer, { asker, to, complete }: Round): Promise<Step> {
    if (to && complete) return { to };
    if (to) return { page: loggedOutPage(false, to) };
    const answering = asker && (await applications.answering(served, asker.appId));
    if (!asker || !answering) return { page: loggedOutPage(complete) };
    return answer(answering, asker, complete ? 'Success' : 'PartialLogout');
  }

  /** Answers the application that asked for a sign-out. */
  function answer(answering: Answering, asker: NonNullable<Round['asker']>, outcome: LogoutOutcome): Step {
    const { sloUrl, sloResponseUrl } = answering.settings;
    const url = sloResponseUrl || sloUrl;
    if (!url) return { page: loggedOutPage(outcome === 'Success') };
    const { relayState, inResponseTo } = asker;
    const xml = logoutResponse(answering, url, inResponseTo, outcome);
    return sent(url, answering, { name: 'SAMLResponse', xml, relayState });
  }

  /**
   * Takes an application's request to sign somebody out: of the sessions that it names or, when it names none, of all
   * that it has with this person (SAML core, section 3.7.1).
   */
  async function requested(
    served: Issuer,
    appId: string,
    arrived: Arrived,
    browserUid?: string,
  ): Promise<Step> {
    const { organisationId } = served;
    const { settings, at, now } = await applications.answering(served, appId);
    const privateKeys = await applications.privateKeysOf(organisationId);
    const request = readLogoutRequest(arrived, { settings, destination: at.sloUrl, now, privateKeys });
    await onlyOnce(kit, appId, request.id);
    const { nameId, indexes, relayState, id: inResponseTo } = request;
    const named = { organisationId, appId, nameId };
    const asker = { appId, inResponseTo, relayState };
    if (!(await userNamed(kit, named)))
      return answer(await applications.answering(served, appId), asker, 'UnknownPrincipal');
    const { sessionUids, isUnsure } = await sessionsMeant(kit, named, indexes, browserUid);
    for (const uid of sessionUids) await endSession(kit, organisationId, uid);
    // A session that is not found may have ended already, which is what the application wants, or have another index.
    const complete = !isUnsure || sessionUids.length > 0 || !(await livesElsewhere(kit, named));
    return next(served, { ...roundOf(organisationId, sessionUids, { asker, to: null }), complete });
  }

  /** Takes an application's answer, and goes on with the round that it belongs to. */
  async function answered(served: Issuer, appId: string, arrived: Arrived): Promise<Step> {
    const { settings, at, now } = await applications.answering(served, appId);
    const said = readLogoutResponse(arrived, { settings, destination: at.sloUrl, now });
    // Some service providers answer without the relay state.
    const round = await kit.records.take<Round>(kind, said.inResponseTo);
    const fits = round?.organisationId === served.organisationId && round.asked === appId;
    if (!round || !fits) return { page: loggedOutPage(true) };
    const after = { ...round, complete: round.complete && said.succeeded };
    if (after.visits % visitsInRow) return next(served, after);
    const state = newSecret();
    await keep(state, { ...after, asked: null });
    return { page: postingPage(continuing, { round: state }, ({ signingOut }) => signingOut) };
  }

  /** Goes on with a round after the page in between. */
  async function resumed(served: Issuer, state: unknown): Promise<Step> {
    const round = typeof state === 'string' ? await kit.records.take<Round>(kind, state) : undefined;
    const fits = round?.organisationId === served.organisationId && !round.asked;
    return round && fits ? next(served, round) : { page: loggedOutPage(true) };
  }

  /** Ends a session because the person asked for it. */
  async function here(served: Issuer, sessionUid: string | undefined): Promise<Step> {
    if (!sessionUid) return { page: loggedOutPage(true) };
    await endSession(kit, served.organisationId, sessionUid);
    return begin(served, [sessionUid], { asker: null, to: null });
  }

  return { begin, requested, answered, resumed, here };
}
export type SingleLogout = ReturnType<typeof singleLogout>;

/**
 * The sessions of a request, which names some by their indexes or none. One that it names by an index that is not known is
 * taken for that of the browser.
 */
async function sessionsMeant(kit: Kit, named: Named, indexes: readonly string[], browserUid?: string) {
  const found = indexes.length
    ? await Promise.all(indexes.map((index) => sessionWith(kit, named, index)))
    : await sessionsOf(kit, named);
  const sessionUids = new Set(found.filter((uid) => uid !== undefined));
  const isUnsure = found.includes(undefined);
  if (isUnsure && browserUid && (await takesPart(kit, named, browserUid))) sessionUids.add(browserUid);
  return { sessionUids: [...sessionUids], isUnsure };
}

async function livesElsewhere(kit: Kit, named: Named) {
  const uids = await latestSessions(kit, named);
  const lives = await Promise.all(uids.map((uid) => sessionLives(kit, named.organisationId, uid)));
  return lives.includes(true);
}
