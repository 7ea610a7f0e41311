import { german as webKit } from '../../../web-kit/languages/german.ts';
import type { Catalogue } from '../../catalogue.ts';
import { frame } from './frame.ts';
import { operators } from './operators.ts';
import { people } from './people.ts';
import { phone } from './phone.ts';

/** What this app says in German. */
export const german: Catalogue = { ...webKit, ...operators, ...people, ...phone, ...frame };
