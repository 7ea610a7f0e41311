import express, { type Request, type Response, type Router } from 'express';
import { Refusal, refusals } from '../../domain/refusals.ts';
import { say } from '../../domain/sentences/sentences.ts';
import { sentencesIn } from '../../domain/translations.ts';
import { samlAddresses } from '../../server-kit/access/samlAddresses.ts';
import { certificatesOf } from '../../server-kit/keys/certificates.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { failedPage } from '../look/pages.ts';
import { pageOf } from '../refused.ts';
import type { Served, ServedBy } from '../served.ts';
import { answerWith, showPage } from '../step.ts';
import type { SamlApplications } from './applications.ts';
import { continuing, type SingleLogout } from './logout.ts';
import { type Arrived, carries, longestState } from './messages.ts';
import { identityProviderMetadata, serviceProviderMetadata } from './metadata/metadata.ts';
import { askLogoutPage } from './pages.ts';
import { sessionOf } from './sessions.ts';
import { signOn } from './signOn.ts';
import { SamlError } from './xml/xml.ts';

/** The parts that the endpoints share with sign-outs of OpenID Connect. */
export type Saml = { applications: SamlApplications; logout: SingleLogout };

/** The endpoints of SAML at the root of organisations' hosts. */
export function samlEndpoints(kit: Kit, served: ServedBy, { applications, logout }: Saml): Router {
  const router = express.Router({ caseSensitive: true, strict: false });
  const form = express.urlencoded({ extended: false, limit: '256kb', parameterLimit: 20 });
  const signs = signOn(kit, applications);
  const of = (req: Request) => String(req.params.appId);

  /** Shows why a message is refused, and logs it for the organisation's own people to find. */
  const guarded: ServedBy = (answer) =>
    served(async (found, req, res) => {
      try {
        return await answer(found, req, res);
      } catch (error) {
        if (!(error instanceof SamlError || error instanceof Refusal)) throw error;
        kit.log.warn({ path: req.path, reason: error.message }, 'refused a SAML message');
        const look = await found.look(req);
        if (error instanceof Refusal)
          return showPage(res, refusals[error.code].status, look, await pageOf(error, look));
        const why = say(await sentencesIn[look.language](), error.fault);
        return answerWith(found, res.status(400), { page: failedPage('SAML', why) });
      }
    });
  const arrivals = (
    path: string,
    answer: (found: Served, arrived: Arrived, web: { req: Request; res: Response }) => Promise<unknown>,
  ) => {
    router.get(
      path,
      guarded((found, req, res) => answer(found, { url: req.originalUrl }, { req, res })),
    );
    router.post(
      path,
      form,
      guarded((found, req, res) => answer(found, { form: req.body ?? {} }, { req, res })),
    );
  };

  arrivals('/saml/idp/sso/:appId', (found, arrived, web) => signs.begin(found, of(web.req), arrived, web));
  arrivals('/saml/idp/slo/:appId', async (found, arrived, { req, res }) => {
    if (carries(arrived, 'SAMLResponse'))
      return answerWith(found, res, await logout.answered(found, of(req), arrived));
    const session = await sessionOf(found, req, res);
    return answerWith(found, res, await logout.requested(found, of(req), arrived, session?.uid));
  });
  router.post(
    continuing,
    form,
    guarded(async (found, req, res) => answerWith(found, res, await logout.resumed(found, req.body?.round))),
  );
  router.get(
    '/saml/idp/start/:appId',
    guarded((found, req, res) => {
      const { RelayState: state } = req.query;
      return signs.start(found, of(req), typeof state === 'string' ? state.slice(0, longestState) : '', {
        req,
        res,
      });
    }),
  );
  router.get(
    '/saml/idp/resume/:requestId',
    guarded((found, req, res) => signs.resume(found, String(req.params.requestId), { req, res })),
  );
  router.post(
    '/idp/login/post',
    form,
    guarded((found, req, res) => signs.finish(found, { req, res })),
  );
  router.post(
    '/idp/login/cancel',
    form,
    guarded((found, req, res) => signs.cancel(found, { req, res })),
  );
  router.get(
    '/saml/idp/logout',
    served((found, _, res) => answerWith(found, res, { page: askLogoutPage })),
  );
  router.post(
    '/saml/idp/logout',
    guarded(async (found, req, res) => {
      const session = await sessionOf(found, req, res);
      answerWith(found, res, await logout.here(found, session?.uid));
    }),
  );

  /** Sends metadata, which everybody may read. */
  const metadata = (fileName: string, made: (found: Served, appId: string) => Promise<string>) =>
    guarded(async (found, req, res) => {
      const xml = await made(found, of(req));
      res.type('application/samlmetadata+xml').attachment(fileName);
      if (req.query.view !== undefined) res.type('application/xml').set('Content-Disposition', 'inline');
      return res.send(xml);
    });
  router.get(
    '/saml/idp/metadata/:appId',
    metadata('idp_metadata.xml', async (found, appId) => {
      const settings = await applications.settingsOf(found, appId);
      const certificates = await certificatesOf(kit, found.organisationId);
      return identityProviderMetadata(settings, samlAddresses(found.issuer, appId), certificates);
    }),
  );
  router.get(
    '/SAML/sp/metadata/:appId',
    metadata('sp_metadata.xml', async (found, appId) =>
      serviceProviderMetadata(await applications.settingsOf(found, appId)),
    ),
  );
  return router;
}
