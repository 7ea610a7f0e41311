import { useState } from 'react';
import { CallError, call } from '../../../web-kit/call.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkFailed } from '../../parts/LinkFailed.tsx';
import { Shell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { texts as t } from './texts.ts';
import '../invited/invited.css';

/** /confirmAddress/:accessToken: confirms another address of a person by a button, because scanners of mails open links. */
export default function ConfirmAddressPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const { title, lead, action } = location.search === '?joins' ? t.joins : t;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState<string>();
  const [done, setDone] = useState<string>();
  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { address, organisationName, joined } = await call('POST /person/address', { accessToken });
      setDone(joined ? t.joins.done(organisationName) : t.done(address, organisationName));
    } catch (error) {
      const isTold = error instanceof CallError && error.status > 0;
      if (isTold && error.status < 429) setOver(error.message);
      else setProblem(isTold ? error.message : t.noAnswer);
    }
    setBusy(false);
  }
  return (
    <Shell>
      <section className="card invited">
        <Heading title={title} focus={done !== undefined} />
        {over && <LinkFailed title={t.failed} reason={over} hint={t.failedHint} />}
        {done && (
          <div role="status">
            <p className="lead break">{done}</p>
            <p className="soft">{t.doneHint}</p>
          </div>
        )}
        {!over && !done && (
          <>
            <p className="lead">{lead}</p>
            {problem && (
              <p className="banner" role="alert">
                {problem}
              </p>
            )}
            <button type="button" className="button button-wide" disabled={busy} onClick={confirm}>
              {action}
            </button>
          </>
        )}
      </section>
    </Shell>
  );
}
