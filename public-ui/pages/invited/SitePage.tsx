import type { PageProps } from '../../router.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { Sites } from './Sites.tsx';
import { texts } from './texts.ts';

const t = texts.onSite;

/** /registerUser/:accessToken: sends a person invited to a web or mobile application on to it, to register there. */
export default function SitePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <InvitationPage accessToken={accessToken} page="registerUser">
      {({ application: { origins } }) => (
        <>
          <p className="soft">{t.lead}</p>
          {origins.length > 1 && <p>{t.choose}</p>}
          <Sites origins={origins} parameter="latchkey-invite" accessToken={accessToken} />
        </>
      )}
    </InvitationPage>
  );
}
