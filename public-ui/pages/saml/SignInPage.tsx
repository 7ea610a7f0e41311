import { SignInPage } from '../oidc/SignInPage.tsx';
import { saml } from './signIn.ts';

/** /idp/login/?requestId=…&idpId=…: signs a person in to a SAML application, which sent the browser here. */
export default function SamlSignInPage() {
  return <SignInPage flow={saml} />;
}
