import type { PageProps } from '../../router.tsx';
import { SignOnPage } from '../invited/SignOnPage.tsx';

/** /SAMLRegisterUser/:accessToken: a person invited to a SAML application makes a passkey on this host. */
export default function SamlRegisterPage({ params }: PageProps) {
  return <SignOnPage params={params} page="SAMLRegisterUser" begin="POST /SAML/register" />;
}
