import { useState } from 'react';
import { CallError, call } from '../../../web-kit/call.ts';
import { Banner } from '../../parts/Banner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { LinkFailed } from '../../parts/links/LinkFailed.tsx';
import { Shell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { texts as t } from './texts.ts';
import '../invited/invited.css';

/** /confirmAddress/:accessToken: confirms another address of a person by a button, because scanners of mails open links. */
export default function ConfirmAddressPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const { title, lead, action } = location.search === '?joins' ? t.joins : t;
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState<string>();
  const [done, setDone] = useState<string>();
  async function confirm() {
    setProblem(undefined);
    const { address, organisationName, joined } = await call('POST /person/address', { accessToken });
    setDone(joined ? t.joins.done(organisationName) : t.done(address, organisationName));
  }
  function failed(error: unknown) {
    const isTold = error instanceof CallError && error.status > 0;
    if (isTold && error.status < 429) setOver(error.message);
    else setProblem(isTold ? error.message : t.noAnswer);
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
            <Banner>{problem}</Banner>
            <button
              type="button"
              className="button button-wide"
              disabled={busy}
              onClick={() => run(confirm, failed)}
            >
              {action}
            </button>
          </>
        )}
      </section>
    </Shell>
  );
}
