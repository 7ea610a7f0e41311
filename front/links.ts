import { Router } from 'express';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';
import { contactForm } from '../server-kit/settings/settings.ts';

/**
 * Leads the outside links of the consoles, `/links/certificate` on the base host and `/links/ticket` on that of an
 * organization, to where the settings say. Consoles that are open since before an update ask the base host for both.
 */
export function links(
  config: Pick<Config, 'BASE_DOMAIN' | 'CERTIFICATE_URL' | 'PUBLIC_ORIGIN' | 'TICKET_URL'>,
): Router {
  const { BASE_DOMAIN, CERTIFICATE_URL, PUBLIC_ORIGIN, TICKET_URL } = config;
  const isUnset = TICKET_URL === contactForm;
  const ticket = isUnset ? '/docs' : TICKET_URL;
  const router = Router();
  for (const [name, url] of Object.entries({ certificate: CERTIFICATE_URL, ticket }))
    router.get(`/links/${name}`, (req, res, next) =>
      hostOf(req.headers.host, BASE_DOMAIN).app === 'public' ? res.redirect(302, url) : next(),
    );
  router.get('/links/ticket', (req, res, next) => {
    if (hostOf(req.headers.host, BASE_DOMAIN).app !== 'org') return next();
    res.redirect(302, isUnset ? contactForm : new URL(TICKET_URL, PUBLIC_ORIGIN).href);
  });
  return router;
}
