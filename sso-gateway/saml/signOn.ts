import type { Request, Response } from 'express';
import { refuse } from '../../domain/refusals.ts';
import { accountIdOf, partsOf } from '../../server-kit/access/signOns.ts';
import { readCookie } from '../../server-kit/http/request/cookies.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import { noteSessionUse } from '../../server-kit/people/sessionUse.ts';
import { noteOpened } from '../../server-kit/reportedSignOns.ts';
import { longestSeconds } from '../issuer.ts';
import { hashed, newSecret } from '../once.ts';
import { entersIn, proofOf, userIn } from '../openid/accounts.ts';
import type { Served } from '../served.ts';
import { useTicket } from '../tickets.ts';
import { answersOf } from './answers.ts';
import type { SamlApplications } from './applications.ts';
import { contextFor } from './contexts.ts';
import { type Arrived, readAuthnRequest } from './messages.ts';
import { formatFor } from './nameIds.ts';
import { keepRequest, onlyOnce, type Pending, pendingRequest, takeRequest } from './requests.ts';
import { sessionOf, startSession } from './sessions.ts';
import { samlTryouts } from './trying.ts';

type Web = { req: Request; res: Response };
/** The cookie that tells the browser of a request apart from others. */
const cookieOf = ({ issuer }: Served) =>
  issuer.startsWith('https:') ? '__Host-latchkey-saml' : 'latchkey-saml';
const secretOf = (served: Served, req: Request) => readCookie(req.headers.cookie, cookieOf(served));

/** Signs people in to SAML applications. */
export function signOn(kit: Kit, applications: SamlApplications) {
  const tryouts = samlTryouts(kit, applications);
  const { isAskedFor, succeed, fail } = answersOf(kit, applications);

  /** Takes the request of an application, and sends the browser on. */
  async function begin(served: Served, appId: string, arrived: Arrived, { res }: Web) {
    const { settings, at, now } = await applications.answering(served, appId);
    const request = readAuthnRequest(arrived, { settings, destination: at.ssoUrl, now });
    await onlyOnce(kit, appId, request.id);
    const {
      acsUrl,
      relayState,
      forceAuthn,
      isPassive,
      subject,
      id: inResponseTo,
      nameIdFormat,
      contexts,
    } = request;
    const to = { acsUrl, inResponseTo };
    const format = formatFor(settings, nameIdFormat);
    if (!format) return fail(served, appId, { ...to, relayState }, 'InvalidNameIDPolicy', res);
    const context = contextFor(settings, contexts);
    if (!context) return fail(served, appId, { ...to, relayState }, 'NoAuthnContext', res);
    const { organisationId } = served;
    const about = {
      organisationId,
      appId,
      ...to,
      relayState,
      subject,
      forceAuthn,
      isPassive,
      browser: null,
      context,
      nameIdFormat: format,
    };
    return res.redirect(303, `/saml/idp/resume/${await keepRequest(kit, about)}`);
  }

  /** Begins a sign-in for which the application has sent no request. */
  async function start(served: Served, appId: string, relayState: string, web: Web) {
    const { settings } = await applications.answering(served, appId);
    const pending: Pending = {
      ...{ organisationId: served.organisationId, appId, acsUrl: settings.acsUrl, inResponseTo: null },
      relayState: relayState || settings.relayState,
      ...{ forceAuthn: false, isPassive: false, browser: null },
    };
    return resume(served, await keepRequest(kit, pending), web);
  }

  /** Continues a request in the browser that brought it, with the browser's own cookies. */
  async function resume(served: Served, requestId: string, { req, res }: Web) {
    const pending = await pendingRequest(kit, requestId, served.organisationId);
    if (pending.browser) refuse('sso.request');
    const { appId, forceAuthn, isPassive } = pending;
    await applications.answering(served, appId);
    const session = forceAuthn ? null : await sessionOf(served, req, res);
    const userId = session && (await entersIn(kit, served.organisationId, session.accountId, appId));
    if (session && userId && (await isAskedFor(pending, userId))) {
      await kit.records.drop('saml request', requestId);
      const { organisationId } = served;
      await noteSessionUse(kit, { userId, organisationId, deviceId: partsOf(session.accountId).deviceId });
      return succeed(served, pending, { session, userId }, res);
    }
    if (isPassive) {
      await kit.records.drop('saml request', requestId);
      return fail(served, appId, pending, 'NoPassive', res);
    }
    const secret = secretOf(served, req) ?? newSecret();
    await keepRequest(kit, { ...pending, browser: hashed(secret) }, requestId);
    const secure = served.issuer.startsWith('https:');
    res.cookie(cookieOf(served), secret, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
    return res.redirect(303, `/idp/login/?requestId=${requestId}&idpId=${encodeURIComponent(appId)}`);
  }

  /** Takes the ticket of the sign-in page, opens the session and answers the application. */
  async function finish(served: Served, { req, res }: Web) {
    const { requestId, idpId, ticket } = (req.body ?? {}) as Record<string, unknown>;
    const { organisationId } = served;
    const id = typeof requestId === 'string' ? requestId : '';
    const { appId } = await pendingRequest(kit, id, organisationId);
    if (idpId !== appId) refuse('sso.request');
    const signedIn =
      (await useTicket(kit, ticket, { requestId: id, organisationId })) ?? refuse('sso.request');
    const { userId, deviceId, transactionId } = signedIn;
    const accountId = accountIdOf(await personIdOf(kit, userId), deviceId);
    if (!(await userIn(kit, organisationId, accountId, appId))) refuse('sso.request');
    await applications.answering(served, appId);
    const pending = await takeRequest(kit, id, organisationId, secretOf(served, req));
    const { tryout } = pending;
    if (tryout) return tryouts.finish(served, { pending, tryout, userId }, res);
    const account = { accountId, ...(await proofOf(kit, deviceId)) };
    const session = await startSession(kit, served, { req, res }, account);
    const opened = { organisationId, uid: session.uid };
    if (transactionId && !(await noteOpened(kit, transactionId, opened, longestSeconds)))
      refuse('sso.request');
    return succeed(served, pending, { session, userId }, res);
  }

  /** Sends the browser back without a sign-in. */
  async function cancel(served: Served, { req, res }: Web) {
    const { requestId } = (req.body ?? {}) as Record<string, unknown>;
    const secret = secretOf(served, req);
    const pending = await takeRequest(kit, String(requestId), served.organisationId, secret);
    if (pending.tryout) return tryouts.cancel(pending.tryout, res);
    return fail(served, pending.appId, pending, 'AuthnFailed', res);
  }

  return { begin, start, resume, finish, cancel };
}
