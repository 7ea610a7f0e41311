import { useState } from 'react';
import { formatNumber, localDateTime } from '../../../web-kit/format.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { loadApplications, type OwnApplication, withdraw } from './me.ts';
import { Part } from './Part.tsx';
import { Sure } from './Sure.tsx';
import { takesFocus } from './takesFocus.ts';
import { texts } from './texts.ts';

const t = texts.applications;

/** The applications that the person may use: why, and what each may read. */
export function Applications() {
  const [asked, setAsked] = useState<string | null>(null);
  /** The application whose consent was kept, so that its button gets the focus back. */
  const [kept, setKept] = useState<string | null>(null);
  return (
    <Part title={t.title} load={loadApplications}>
      {(applications, { removed }) => (
        <>
          {!applications.length && <p className="soft">{t.none}</p>}
          <ul className="me-list">
            {applications.map((each) => (
              <li key={each.appId}>
                <About application={each} />
                {asked === each.appId ? (
                  <Sure
                    text={t.sure(each.name)}
                    action={t.withdraw}
                    keep={t.keep}
                    run={() => withdraw(each)}
                    onCancel={() => {
                      setAsked(null);
                      setKept(each.appId);
                    }}
                    onDone={() => {
                      toast.success(t.withdrawn);
                      setAsked(null);
                      removed();
                    }}
                  />
                ) : (
                  <Ways
                    application={each}
                    focus={kept === each.appId}
                    onWithdraw={() => setAsked(each.appId)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

/** A scope of a resource has the resource's address before it. */
const scopeInWords = (scope: string) => t.scopes[scope] ?? scope;

function About({ application }: { application: OwnApplication }) {
  const { appId, name, why, group, suspended, used, signIns, lastUsed, scopes, attributes } = application;
  return (
    <div className="break">
      <b id={`app-${appId}`}>{name}</b>
      {suspended && <span className="soft small"> · {t.suspended}</span>}
      <div className="soft small">
        {group ? t.group(group) : t.why[why]}
        {!used && ` · ${t.unused}`}
        {lastUsed && ` · ${t.used(signIns, formatNumber(signIns), localDateTime(lastUsed))}`}
        {scopes.length > 0 && (
          <>
            <br />
            {t.reads(scopes.map(scopeInWords).join(', '))}
          </>
        )}
        {attributes.length > 0 && (
          <>
            <br />
            {t.told(attributes.join(', '))}
          </>
        )}
      </div>
    </div>
  );
}

type WaysProps = { application: OwnApplication; focus: boolean; onWithdraw: () => void };
/** Where to go from here: to the application, or to the end of what it got. */
function Ways({ application, focus, onWithdraw }: WaysProps) {
  const { appId, start, scopes, isNetwork } = application;
  if (!start && !scopes.length && !isNetwork) return null;
  return (
    <div className="me-buttons">
      {start && (
        <a className="button" href={start} aria-describedby={`app-${appId}`}>
          {t.open}
        </a>
      )}
      {isNetwork && (
        <a className="button button-quiet" href="/networkCode" aria-describedby={`app-${appId}`}>
          {t.code}
        </a>
      )}
      {scopes.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          aria-describedby={`app-${appId}`}
          ref={focus ? takesFocus : null}
          onClick={onWithdraw}
        >
          {t.withdraw}
        </button>
      )}
    </div>
  );
}
