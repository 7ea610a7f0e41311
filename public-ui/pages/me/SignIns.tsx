import { useState } from 'react';
import { localDateTime, networkAddress } from '../../../web-kit/format.ts';
import { countryOf } from './country.ts';
import { loadSignIns, type OwnSignIn } from './me.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const t = texts.signIns;
/** How many are shown before the person asks for all. */
const few = 5;

/** The person's last sign-ins: when, where, to what, with which device, and how each ended. */
export function SignIns() {
  const [all, setAll] = useState(false);
  return (
    <Part title={t.title} load={loadSignIns}>
      {(signIns) => (
        <>
          <p className="soft">{signIns.length ? t.lead : t.none}</p>
          <ul className="me-list">
            {signIns.slice(0, all ? undefined : few).map((each) => (
              <li key={`${each.at} ${each.what} ${each.application}`}>
                <One signIn={each} />
              </li>
            ))}
          </ul>
          {!all && signIns.length > few && (
            <div className="me-buttons">
              <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
                {t.more}
              </button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

function One({ signIn }: { signIn: OwnSignIn }) {
  const { at, what, application, device, browser, platform, country, ip } = signIn;
  const about = [
    device && t.device(device),
    browser && t.browser(browser, platform ?? ''),
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
