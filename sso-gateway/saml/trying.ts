import type { Request, Response } from 'express';
import { authContexts, encrypts } from '../../domain/application/settings/saml.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { sessionSeconds } from '../issuer.ts';
import type { AskedTryout, Served } from '../served.ts';
import { triedPage } from '../tryout/paths.ts';
import { endTryout, failed, notedRefusal, type Outcome, refusedAs, type Tryout } from '../tryout/tryouts.ts';
import type { SamlApplications } from './applications.ts';
import { attributesOf, personOf } from './attributes.ts';
import { nameIdOf } from './nameIds.ts';
import { keepRequest, type Pending } from './requests.ts';
import { type Answering, assertion, newId, type Subject, signedInResponse } from './response.ts';
import { algorithmOf } from './xml/signature.ts';

/** A person who has signed in during a tryout. */
type SignedIn = { pending: Pending; tryout: AskedTryout; userId: string };

/** Tries the sign-in to SAML applications. The browser is sent to sign in like any other, and nothing is posted at the end. */
export function samlTryouts(kit: Kit, applications: SamlApplications) {
  /** Sends the browser to sign in, whoever is signed in there. */
  async function start(
    served: Served,
    id: string,
    { appId, triedBy }: Tryout,
    { res }: { req: Request; res: Response },
  ) {
    const { settings } = await applications.answering(served, appId);
    const requestId = await keepRequest(kit, {
      ...{ organisationId: served.organisationId, appId, acsUrl: settings.acsUrl, inResponseTo: null },
      ...{ relayState: '', forceAuthn: true, isPassive: false, browser: null },
      tryout: { id, triedBy },
    });
    res.redirect(303, `/saml/idp/resume/${requestId}`);
  }

  async function end({ id }: AskedTryout, outcome: Outcome, res: Response) {
    await endTryout(kit, id, outcome);
    res.redirect(303, triedPage(id));
  }
  /** Ends a tryout by what the application would get. No session begins. */
  async function finish(served: Served, { pending, tryout, userId }: SignedIn, res: Response) {
    const answering = await applications.answering(served, pending.appId);
    const outcome = await outcomeOf(answering, pending, userId).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      return failed(refusedAs(error));
    });
    return end(tryout, outcome, res);
  }
  /** Ends a tryout in which nobody signed in. */
  async function cancel(tryout: AskedTryout, res: Response) {
    const why = await notedRefusal(kit, tryout.id);
    return end(tryout, failed(why ?? { code: 'access_denied', says: 'The person did not sign in' }), res);
  }

  async function outcomeOf(answering: Answering, pending: Pending, userId: string): Promise<Outcome> {
    const { settings, now } = answering;
    const person = await personOf(kit, userId, settings.attributes);
    const nameId = nameIdOf(settings.nameIdFormat, person);
    if (!nameId) throw new Refusal('tryout.nameId');
    const attributes = attributesOf(settings.attributes, person);
    const until = new Date(now.getTime() + sessionSeconds * 1000);
    const subject: Subject = { nameId, attributes, sessionIndex: newId(), signedInAt: now, until };
    // The answer is made as for the application, to see that it can be, and goes nowhere: who has it could sign in with it.
    await signedInResponse(answering, pending, subject).catch((error) => {
      kit.log.info({ err: error, appId: pending.appId }, 'the answer of a tryout could not be made');
      throw new Refusal('tryout.certificate');
    });
    return told(answering, pending, subject);
  }

  return { start, finish, cancel };
}

/** What the application would have got. The assertion is shown without its signature, so that nobody takes it for one. */
export function told(answering: Answering, pending: Pending, subject: Subject): Outcome {
  const { settings, now } = answering;
  const { nameId, attributes } = subject;
  const names = new Set(attributes.map(({ name }) => name));
  const leftOut = settings.attributes.map(({ name }) => name).filter((name) => !names.has(name));
  const from = ['assertion'];
  return {
    state: 'signedIn',
    facts: [
      { name: 'issuer', value: answering.at.entityID },
      { name: 'audience', value: settings.entityId },
      { name: 'recipient', value: pending.acsUrl },
      { name: 'signedInAt', value: now.toISOString() },
      { name: 'context', value: authContexts[settings.authContext] },
      { name: 'signed', value: settings.signed ? 'assertion, response' : 'assertion' },
      { name: 'encrypted', value: encrypts(settings) ? 'assertion' : 'nothing' },
      { name: 'algorithm', value: algorithmOf(settings) },
      ...(leftOut.length ? [{ name: 'leftOut', value: leftOut.join(', ') }] : []),
    ],
    told: [
      { name: 'NameID', value: nameId, from },
      ...attributes.map(({ name, values }) => ({ name, value: values.join(', '), from })),
    ],
    raw: [{ name: 'assertion', text: inLines(assertion(answering, pending, subject)) }],
    problem: null,
  };
}
/** XML without texts between elements, an element on each line. */
const inLines = (xml: string) => xml.replaceAll('><', '>\n<');
