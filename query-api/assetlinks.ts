import { Router } from 'express';
import { sql } from 'kysely';
import { hostOf } from '../server-kit/http/hosts.ts';
import type { QueryKit } from './kit.ts';

/** Android reads at most this many apps of one organisation. */
const most = 200;
const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
type App = { settings: { platform: string; packageName: string; fingerprint: string; origins: string[] } };

/**
 * Serves `/.well-known/assetlinks.json` on an organisation's own address for the Android apps that have no website
 * (Digital Asset Links). Without it Android refuses such an app passkeys for that address.
 */
export function assetlinks({ db, config, executor, origins }: QueryKit): Router {
  return Router().get('/.well-known/assetlinks.json', (req, res, next) => {
    (async () => {
      const host = hostOf(req.get('host'), config.BASE_DOMAIN);
      if (host.app !== 'org') return next();
      const organisation = await executor.reserved.holderOf('subdomain', host.subdomain);
      const { rows } = await sql<App>`select settings from applications
        where "organisationId" = ${organisation?.id ?? ''} and family = 'general' and suspended = false
          and settings ->> 'platform' = 'Android' limit ${most}`.execute(db);
      const own = origins.org(host.subdomain);
      res.set('Cache-Control', 'public, max-age=300').json(
        rows
          .map(({ settings }) => settings)
          .filter(
            ({ packageName, fingerprint, origins: [site] }) => packageName && fingerprint && site === own,
          )
          .map(({ packageName, fingerprint }) => ({
            relation,
            target: {
              namespace: 'android_app',
              package_name: packageName,
              sha256_cert_fingerprints: [fingerprint.toUpperCase().match(/../g)!.join(':')],
            },
          })),
      );
    })().catch(next);
  });
}
