import { french as webKit } from '../../../web-kit/languages/french.ts';
import type { Catalogue } from '../../catalogue.ts';
import { frame } from './frame.ts';
import { operators } from './operators.ts';
import { people } from './people.ts';
import { phone } from './phone.ts';
import { recover } from './recover.ts';

/** What this app says in French. */
export const french: Catalogue = { ...webKit, ...operators, ...recover, ...people, ...phone, ...frame };
