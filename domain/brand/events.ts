import { z } from 'zod';
import { event } from '../kit.ts';
import { languageTags } from '../languages.ts';
import { byField } from './ownWords.ts';

/**
 * How the organisation shows itself from now on, all of it, as it was chosen: what cannot be read is corrected when it is
 * shown. `version` counts what was published. A text is empty where nothing was chosen.
 */
export const BrandPublished = event(
  'BrandPublished',
  z.object({
    version: z.int().min(1),
    /** An image as `data:` address. */
    logo: z.string(),
    primary: z.string(),
    accent: z.string(),
    /** The name of the installed app. */
    productName: z.string(),
    /** The own words in mails to people, by language, each once. */
    mailWords: z.array(z.object({ language: z.enum(languageTags), ...byField(() => z.string()) })),
  }),
  (first) => ({ mailWords: [], ...first }),
);
