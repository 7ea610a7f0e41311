import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { sql } from 'kysely';
import { brand } from '../domain/brand/brand.ts';
import { paletteOf } from '../domain/brand/colours.ts';
import { lives, ref } from '../domain/kit.ts';
import { say } from '../domain/sentences/sentences.ts';
import { sentencesIn } from '../domain/translations.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import { languageOf } from '../server-kit/http/request/languages.ts';
import type { QueryKit } from './kit.ts';

const file = join(import.meta.dirname, '../public-ui/public/app.webmanifest');

/**
 * Serves the web manifest of the users' app on an organisation's host, named for the organisation as it is called now,
 * or for its product, and in its colour if it has published one, so that a phone with several such apps can tell them
 * apart (W3C Web Application Manifest, `name`). The main site's manifest is a static file.
 */
export function appManifest({ db, config, executor }: QueryKit): Router {
  let general: object | undefined;
  return Router().get('/app.webmanifest', (req, res, next) => {
    (async () => {
      const host = hostOf(req.get('host'), config.BASE_DOMAIN);
      if (host.app !== 'org') return next();
      const holder = await executor.reserved.holderOf('subdomain', host.subdomain);
      if (!holder) return next();
      const { rows } = await sql<{ name: string }>`select name from organisations
        where id = ${holder.id}`.execute(db);
      general ??= JSON.parse(readFileSync(file, 'utf8')) as object;
      const { state } = await executor.look(ref(brand, holder.id));
      const sentences = await sentencesIn[languageOf(req)]();
      const named = rows.map(({ name }) => ({
        name: state.productName || name,
        short_name: state.productName || name,
        ...(lives(state) && { theme_color: paletteOf(state, 'light').brand }),
        description: say(sentences, { code: 'app.description', values: { name } }),
      }));
      res
        .set({ 'Cache-Control': 'no-cache', 'Content-Type': 'application/manifest+json; charset=utf-8' })
        .vary('Accept-Language')
        .send(JSON.stringify({ ...general, ...named[0] }));
    })().catch(next);
  });
}
