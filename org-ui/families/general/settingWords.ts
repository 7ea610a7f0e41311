import { mobileRows as mobile } from '../../../domain/application/settings/rows/mobile.ts';
import { webRows as web } from '../../../domain/application/settings/rows/web.ts';
import { type OwnWords, spokenRows } from '../../things/settings/rowWords.ts';

export type GeneralSettingWords = OwnWords<typeof web> & OwnWords<typeof mobile>;
/** The settings of both kinds in the language of the page. */
export const webRows = spokenRows(web, 'families/general/settings');
export const mobileRows = spokenRows(mobile, 'families/general/settings');
