import { spanish as webKit } from '../../../web-kit/languages/spanish.ts';
import type { Catalogue } from '../../catalogue.ts';
import { frame } from './frame.ts';
import { operators } from './operators.ts';
import { people } from './people.ts';
import { phone } from './phone.ts';
import { recover } from './recover.ts';

/** What this app says in Spanish. */
export const spanish: Catalogue = { ...webKit, ...operators, ...recover, ...people, ...phone, ...frame };
