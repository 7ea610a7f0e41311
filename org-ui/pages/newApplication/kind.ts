import type { ApplicationType } from '../../families/general/draft.ts';

/** The kinds of application that can be created. */
export type Kind = ApplicationType | 'OpenId' | 'Saml' | 'Radius';
