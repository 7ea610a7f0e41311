import { z } from 'zod';
import { wrong } from '../../problems.ts';
import { origins, ownSite } from './shared.ts';

/** A website, or a WordPress site. */
export const web = z.object({
  ...ownSite('web'),
  origins: origins.min(1, wrong('is.origins')),
});
