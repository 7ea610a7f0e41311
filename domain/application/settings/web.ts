import { wrong } from '../../problems.ts';
import { schemaOf } from '../../settings/schema.ts';
import { webRows } from './rows/web.ts';
import { logo, origins, tokenValidityTime } from './shared.ts';

/** A website, or a WordPress site. */
export const web = schemaOf('web', webRows, {
  logo: logo.default(''),
  origins: origins.min(1, wrong('is.origins')),
  tokenValidityTime,
});
