import { useEffect, useRef, useState } from 'react';
import { browserNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { localDateTime, networkAddress } from '../../../web-kit/format.ts';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { countryOf } from './country.ts';
import { loadSignIns, type OwnSignIn, type SignInPage } from './me.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const t = texts.signIns;
/** How many are shown at first. */
const few = 5;

/** The person's sign-ins, the last one first: when, where, to what, with which device, and how each ended. */
export const SignIns = () => (
  <Part title={t.title} load={loadSignIns}>
    {(first) => <Pages first={first} />}
  </Part>
);

/** The sign-ins that were read: at first a few of them, then all, and then one page more with each press. */
function Pages({ first }: { first: SignInPage }) {
  const [read, setRead] = useState(first);
  const [shown, setShown] = useState({ before: 0, now: few });
  const { busy, run } = useBusy();
  const list = useRef<HTMLUListElement>(null);
  const { signIns, next } = read;
  const isRead = signIns.length > shown.now;
  useEffect(() => {
    // The first further one is focused, because the button may be gone.
    if (shown.before) (list.current?.children[shown.before] as HTMLElement | undefined)?.focus();
  }, [shown]);
  const showMore = () =>
    run(async () => {
      const page = isRead || !next ? { signIns: [], next } : await loadSignIns(next);
      const all = [...signIns, ...page.signIns];
      setRead({ signIns: all, next: page.next });
      setShown({ before: shown.now, now: all.length });
    });
  return (
    <>
      <p className="soft">{signIns.length ? t.lead : t.none}</p>
      <ul className="me-list" ref={list}>
        {signIns.slice(0, shown.now).map((each) => (
          <li key={each.id} tabIndex={-1}>
            <One signIn={each} />
          </li>
        ))}
      </ul>
      {(isRead || next) && (
        <div className="me-buttons">
          <button type="button" className="button button-quiet" disabled={busy} onClick={showMore}>
            {t.more}
          </button>
        </div>
      )}
    </>
  );
}

function One({ signIn }: { signIn: OwnSignIn }) {
  const { at, what, application, device, browser, platform, country, ip } = signIn;
  const about = [
    device && t.device(device),
    browser && browserNamed(browser, platform),
    ip && t.from(networkAddress(ip), countryOf(country)),
  ].filter(Boolean);
  return (
    <div className="break">
      <b>{application ? t.to(t.what[what], application) : t.what[what]}</b>
      <div className="soft small">
        <time dateTime={at}>{localDateTime(at)}</time>
        {about.length > 0 && (
          <>
            <br />
            {about.join(' · ')}
          </>
        )}
      </div>
    </div>
  );
}
