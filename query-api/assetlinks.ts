import { Router } from 'express';
import { sql } from 'kysely';
import { assetRelations } from '../domain/webAddresses.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { QueryKit } from './kit.ts';

/** How many apps of one organisation are served at most. */
const most = 200;
type App = { packageName: string; fingerprint: string };

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
      const { rows } = await sql<App>`
        select settings ->> 'packageName' as "packageName", settings ->> 'fingerprint' as fingerprint
        from applications
        where "organisationId" = ${organisation?.id ?? ''} and family = 'general' and suspended = false
          and settings ->> 'platform' = 'Android' and settings -> 'origins' ->> 0 = ${origins.org(host.subdomain)}
          and settings ->> 'packageName' <> '' and settings ->> 'fingerprint' <> ''
        order by id limit ${most}`.execute(db);
      res.set('Cache-Control', 'public, max-age=300').json(
        rows.map(({ packageName, fingerprint }) => ({
          relation: assetRelations,
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
