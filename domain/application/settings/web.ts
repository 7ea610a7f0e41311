import { z } from 'zod';
import { origins, ownSite } from './shared.ts';

/** A website, or a WordPress site. */
export const web = z.object({
  ...ownSite('web'),
  origins: origins.min(1, 'Please add atleast one Website Url'),
});
