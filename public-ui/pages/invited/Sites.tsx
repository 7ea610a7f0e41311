import { texts } from './texts.ts';
import './invited.css';

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
