import { texts } from './texts.ts';
import './invited.css';

/** Whether people make their passkeys on this host, as for an app without a website, and not on websites of the application. */
export const isHere = (origins: readonly string[]) =>
  origins.length === 0 || origins.includes(location.origin);

type SitesProps = {
  origins: readonly string[];
  /** The parameter under which the site's script expects the token. */
  parameter: 'latchkey-invite' | 'latchkey-recovery';
  accessToken: string;
};
/** Links to the websites of an application. The token is in the fragment, which is never sent to a server. */
export function Sites({ origins, parameter, accessToken }: SitesProps) {
  return (
    <div className="invited-sites">
      {origins.map((origin) => (
        <a key={origin} className="button button-wide break" href={`${origin}/#${parameter}=${accessToken}`}>
          {texts.onSite.go(new URL(origin).host)}
        </a>
      ))}
    </div>
  );
}

/** Sends a person invited to a web or mobile application on to it, to register there. */
export const OnSites = ({ origins, accessToken }: Omit<SitesProps, 'parameter'>) => (
  <>
    <p className="soft">{texts.onSite.lead}</p>
    {origins.length > 1 && <p>{texts.onSite.choose}</p>}
    <Sites origins={origins} parameter="latchkey-invite" accessToken={accessToken} />
  </>
);
