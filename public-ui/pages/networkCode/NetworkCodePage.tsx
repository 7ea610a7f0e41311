import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { finishing, getPasskey, passkeysAvailable } from '../../../web-kit/passkeys/passkey.ts';
import { Banner } from '../../parts/Banner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { useOffered } from '../../parts/hooks/useOffered.ts';
import { Shell } from '../../parts/Shell.tsx';
import { words } from '../../words.ts';
import '../invited/invited.css';
import './networkCode.css';
import { texts as t } from './texts.ts';

type Code = { code: string; expiresAt: string; appName: string };

/** Signs in with a passkey of this device. Resolves to a code for the network. */
async function askForCode(): Promise<Code> {
  const begun = await call('POST /loginUser', {});
  return finishing(begun, getPasskey, (answer) => call('POST /verify-loginUser-assertion', answer));
}

/** /networkCode: a user of a RADIUS application gets a code in place of the password. */
export default function NetworkCodePage() {
  const [known, setKnown] = useState<Code | null>(null);
  const { busy, run } = useBusy();
  const able = passkeysAvailable();
  useOffered(able ? 'signIn' : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setKnown(await askForCode()));
  };
  return (
    <Shell>
      <section className="card invited">
        <Heading title={t.title} />
        <p className="lead">{t.lead}</p>
        {known && <Shown key={known.code} known={known} />}
        <Banner>{!able && words.noPasskeys}</Banner>
        <form className="form" onSubmit={submit}>
          <button
            type="submit"
            className={`button button-wide ${known ? 'button-quiet' : ''}`}
            disabled={busy || !able}
          >
            {busy ? words.signingIn : known ? t.another : t.get}
          </button>
        </form>
      </section>
    </Shell>
  );
}

function Shown({ known: { code, expiresAt, appName } }: { known: Code }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(expiresAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return (
    <div role="status">
      <p className="break">{isOver ? t.over : t.use(appName)}</p>
      {!isOver && <p className="network-code">{`${code.slice(0, 4)} ${code.slice(4)}`}</p>}
      {!isOver && <p className="soft small">{t.once}</p>}
    </div>
  );
}
