import { Router } from 'express';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';

/** Leads the outside links of the consoles, `/links/certificate` and `/links/ticket` on the base host, to where the settings say. */
export function links(config: Pick<Config, 'BASE_DOMAIN' | 'CERTIFICATE_URL' | 'TICKET_URL'>): Router {
  const { BASE_DOMAIN, CERTIFICATE_URL, TICKET_URL } = config;
  const router = Router();
  for (const [name, url] of Object.entries({ certificate: CERTIFICATE_URL, ticket: TICKET_URL }))
    router.get(`/links/${name}`, (req, res, next) =>
      hostOf(req.headers.host, BASE_DOMAIN).app === 'public' ? res.redirect(302, url) : next(),
    );
  return router;
}
