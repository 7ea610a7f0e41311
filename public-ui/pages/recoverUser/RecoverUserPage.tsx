import { useCallback, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { toast } from '../../../web-kit/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../router.tsx';
import { makePasskey } from '../oidc/makePasskey.ts';
import '../registerUser/registerUser.css';

const t = {
  title: 'Make a new passkey',
  checking: 'Checking your link...',
  about: (organisation: string, application: string) => `${organisation} lets you back in to ${application}.`,
  lead: 'You make the new passkey on the website of the application, on the device in use. The link works once.',
  go: (site: string) => `Continue to ${site}`,
  here: 'You make the new passkey on the device in use. The link works once.',
  make: 'Make a new passkey',
  done: 'Your new passkey is ready. You can sign in with it now, and close this page.',
  failed: 'This link cannot be used',
  failedHint: 'Ask whoever sent it for a new one.',
} as const;

/** /recoverUser/:accessToken: sends a user who lost their device on to the application, to make a new passkey there. */
export default function RecoverUserPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => call('POST /recovery/readUser', { accessToken }), [accessToken]);
  const { value, error } = useLoad(load);
  return (
    <Shell>
      <section className="card invited">
        <Heading title={t.title} />
        {value && (
          <>
            <p className="lead break">{t.about(value.organisationName, value.application.name)}</p>
            <p className="address break">{value.username}</p>
            {value.application.origins.length === 0 && <Here accessToken={accessToken} />}
            {value.application.origins.length > 0 && <p className="soft">{t.lead}</p>}
            <div className="invited-sites">
              {value.application.origins.map((origin) => (
                <a
                  key={origin}
                  className="button button-wide break"
                  href={`${origin}/#latchkey-recovery=${accessToken}`}
                >
                  {t.go(new URL(origin).host)}
                </a>
              ))}
            </div>
          </>
        )}
        {error !== undefined && <LinkFailed title={t.failed} reason={error} hint={t.failedHint} />}
        {!value && error === undefined && <Loading text={t.checking} />}
      </section>
    </Shell>
  );
}

/** Makes the passkey on this page, for applications whose users sign in on this host. */
function Here({ accessToken }: { accessToken: string }) {
  const [phase, setPhase] = useState<'asking' | 'busy' | 'done'>('asking');
  async function make() {
    setPhase('busy');
    try {
      await makePasskey(accessToken);
      setPhase('done');
    } catch (error) {
      toast.error(error);
      setPhase('asking');
    }
  }
  if (phase === 'done') return <p role="status">{t.done}</p>;
  return (
    <>
      <p className="soft">{t.here}</p>
      <button type="button" className="button button-wide" disabled={phase === 'busy'} onClick={make}>
        {t.make}
      </button>
    </>
  );
}
