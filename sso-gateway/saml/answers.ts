import type { Response } from 'express';
import type { Kit } from '../../server-kit/kit.ts';
import type { Served } from '../served.ts';
import { answerWith } from '../step.ts';
import type { SamlApplications } from './applications.ts';
import { attributesOf, personOf } from './attributes.ts';
import { nameIdOf } from './nameIds.ts';
import { backPage } from './pages.ts';
import { isSameName, joinSession, userNamed } from './participants.ts';
import type { Pending } from './requests.ts';
import { type Failure, failedResponse, newId, signedInResponse } from './response.ts';
import type { SsoSession } from './sessions.ts';

/** The answers to applications' requests: with the person who has signed in, or with why nobody has. */
export function answersOf(kit: Kit, applications: SamlApplications) {
  /** Whether a user is the person whom the application's request names, if it names one. */
  async function isAskedFor({ subject, appId, organisationId }: Pending, userId: string) {
    if (!subject) return true;
    const { names = [] } = await personOf(kit, userId);
    const told = await userNamed(kit, { organisationId, appId, nameId: subject });
    return told === userId || names.some((name) => isSameName(name, subject));
  }

  async function succeed(
    served: Served,
    pending: Pending,
    { session, userId }: { session: SsoSession; userId: string },
    res: Response,
  ) {
    const { appId, acsUrl, inResponseTo, relayState, organisationId } = pending;
    const answering = await applications.answering(served, appId);
    if (!(await isAskedFor(pending, userId))) return fail(served, appId, pending, 'UnknownPrincipal', res);
    const person = await personOf(kit, userId, answering.settings.attributes);
    const nameIdFormat = pending.nameIdFormat ?? answering.settings.nameIdFormat;
    const nameId = nameIdOf(nameIdFormat, person);
    if (!nameId) return fail(served, appId, pending, 'InvalidNameIDPolicy', res);
    const attributes = attributesOf(answering.settings.attributes, person);
    const sessionIndex = newId();
    const participant = {
      organisationId,
      appId,
      sessionUid: session.uid,
      sessionIndex,
      nameId,
      nameIdFormat,
    };
    await joinSession(kit, participant, userId, session.until);
    const { signedInAt, until } = session;
    const { context } = pending;
    const subject = { nameId, nameIdFormat, context, attributes, sessionIndex, signedInAt, until };
    const response = await signedInResponse(answering, { acsUrl, inResponseTo }, subject);
    const fields = { SAMLResponse: response, RelayState: relayState };
    return answerWith(served, res, { page: backPage(acsUrl, fields, 'signedIn') });
  }

  type Where = Pick<Pending, 'acsUrl' | 'inResponseTo' | 'relayState'>;
  async function fail(served: Served, appId: string, to: Where, why: Failure, res: Response) {
    kit.log.info({ appId, why }, 'nobody was signed in to a SAML application');
    const response = failedResponse(await applications.answering(served, appId), to, why);
    const fields = { SAMLResponse: response, RelayState: to.relayState };
    return answerWith(served, res, { page: backPage(to.acsUrl, fields, 'nobody') });
  }

  return { isAskedFor, succeed, fail };
}
