import { samlRows as rows } from '../../../domain/application/settings/rows/saml.ts';
import { type OwnWords, spokenRows } from '../../things/settings/rowWords.ts';

export type SamlSettingWords = OwnWords<typeof rows>;
/** The settings in the language of the page. */
export const samlRows = spokenRows(rows, 'families/saml/settings');
