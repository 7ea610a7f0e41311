import { hindi as webKit } from '../../../web-kit/languages/hindi.ts';
import type { Catalogue } from '../../catalogue.ts';
import { frame } from './frame.ts';
import { me } from './me.ts';
import { operators } from './operators.ts';
import { people } from './people.ts';
import { phone } from './phone.ts';
import { recover } from './recover.ts';

/** What this app says in Hindi. */
export const hindi: Catalogue = { ...webKit, ...operators, ...recover, ...people, ...me, ...phone, ...frame };
