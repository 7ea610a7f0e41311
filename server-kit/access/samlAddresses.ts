/** The addresses of the identity provider of one SAML application, at its organisation's origin. */
export function samlAddresses(origin: string, appId: string) {
  const at = `${origin}/saml/idp`;
  const metadataUrl = `${at}/metadata/${appId}`;
  return {
    /** The name of the identity provider, which is the address of its metadata too. */
    entityID: metadataUrl,
    metadataUrl,
    ssoUrl: `${at}/sso/${appId}`,
    sloUrl: `${at}/slo/${appId}`,
    /** Begins a sign-in that the application has not asked for. */
    startUrl: `${at}/start/${appId}`,
  };
}
