import { aggregate } from '../kit.ts';
import { usualColours } from './colours.ts';
import * as events from './events.ts';
import type { OwnWords } from './ownWords.ts';

/** How an organisation, whose id it has, shows itself on its pages and in its mails. Absent until it was published. */
export type Brand = {
  status: 'absent' | 'active';
  /** How often it was published. */
  version: number;
  logo: string;
  primary: string;
  accent: string;
  productName: string;
  /** The own words in mails to people, by language. */
  mailWords: readonly OwnWords[];
};

export const brand = aggregate<Brand, typeof events>({
  name: 'brand',
  events,
  unknown: 'organisation.unknown',
  edits: [events.BrandPublished],
  initial: { status: 'absent', version: 0, logo: '', ...usualColours, productName: '', mailWords: [] },
  evolve: { BrandPublished: (_, published) => ({ status: 'active', ...published }) },
});
