import { z } from 'zod';
import { wrong } from '../../problems.ts';
import { schemaOf } from '../../settings/schema.ts';
import { mobileRows } from './rows/mobile.ts';
import { logo, origin, tokenValidityTime } from './shared.ts';

/** A mobile app. Its passkeys belong to the host of its one website. */
export const mobile = schemaOf('mobile', mobileRows, {
  logo: logo.default(''),
  origins: z.array(origin).length(1, wrong('is.origins')),
  tokenValidityTime,
});
