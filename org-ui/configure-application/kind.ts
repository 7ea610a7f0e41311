import type { ApplicationType } from '../application/draft.ts';

/** The kinds of application that can be created. */
export type Kind = ApplicationType | 'OpenId' | 'Saml' | 'Radius';
