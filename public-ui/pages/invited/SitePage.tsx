import type { PageProps } from '../../router.tsx';
import { SignOnPage } from './SignOnPage.tsx';

/** /registerUser/:accessToken: a person invited to a web or mobile application registers on its website, or here if it has none. */
export default function SitePage({ params }: PageProps) {
  return <SignOnPage params={params} page="registerUser" begin="POST /registerOIDCUsers" />;
}
