import { clientRows as rows } from '../../../domain/radiusClient/rows.ts';
import { spoken, type Wording } from '../../../web-kit/language/language.ts';
import { type EnglishOf, englishOf, worded } from '../../things/settings/rowWords.ts';

/** What the settings of clients say in each language. */
export type ClientWords = Wording<EnglishOf<typeof rows>>;
/** The settings of clients in the language of the page. */
export const clientRows = worded(rows, spoken('families/radius/client', englishOf(rows)));
