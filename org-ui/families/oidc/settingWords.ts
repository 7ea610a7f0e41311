import { oidcRows as rows } from '../../../domain/application/settings/rows/oidc.ts';
import { type OwnWords, spokenRows } from '../../things/settings/rowWords.ts';

export type OidcSettingWords = OwnWords<typeof rows>;
/** The settings in the language of the page. */
export const oidcRows = spokenRows(rows, 'families/oidc/settings');
