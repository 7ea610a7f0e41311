/** The kinds of application that can be created. */
export type Kind = 'Web' | 'Mobile' | 'OpenId' | 'Saml' | 'Radius';
