import { limits, websiteOrigin } from '../../../web-kit/domain/limits.ts';
import { says } from '../../../web-kit/faults.ts';
import { sends } from '../../../web-kit/sends.ts';
import { type OwnInput, type Settings, settingsOf } from '../../things/settings/form.ts';
import { logoAs } from '../../things/settings/logo.tsx';
import { Site, type SiteOf } from './Site.tsx';
import { mobileRows, webRows } from './settingWords.ts';
import { TokenValidity, timeInWords } from './TokenValidity.tsx';
import { texts } from './texts.ts';
import { Websites, type WebsitesOf } from './Websites.tsx';

const { fields: t } = texts;

/** An address that was typed but not added counts as one of the websites. */
function websitesIn({ added, typed }: WebsitesOf): string[] {
  const origin = websiteOrigin(typed.trim());
  return [...new Set([...added, ...(origin ? [origin] : [])])];
}
/** An invalid address is never silently dropped: the person has to correct or remove it. */
const siteProblem = (typed: string, isThere: boolean) => {
  if (typed && !websiteOrigin(typed)) return t.originWrong;
  return isThere ? undefined : says({ code: 'is.origins' });
};

export const websites: OwnInput<WebsitesOf> = {
  blank: { added: [], typed: '' },
  read: ({ origins }) => ({ added: origins, typed: '' }),
  sent: (value) => ({ origins: websitesIn(value) }),
  problem: (value) => siteProblem(value.typed.trim(), websitesIn(value).length > 0),
  Input: Websites,
  Shown: ({ value }) => value.added.map((origin) => <div key={origin}>{origin}</div>),
};
/** The organisation's address stands in for the website of an app without one. */
export const site = (own: () => string): OwnInput<SiteOf> => ({
  blank: { typed: '', none: false },
  read: ({ origins: [at = ''] }) => ({ typed: at === own() ? '' : at, none: at === own() }),
  sent: ({ typed, none }) => ({ origin: none ? '' : typed.trim() }),
  problem: ({ typed, none }) => (none ? undefined : siteProblem(typed.trim(), typed.trim() !== '')),
  Input: Site,
  Shown: ({ value }) => (value.none ? own() : value.typed),
});
/** In milliseconds; NaN while what is typed is no number. */
const validity: OwnInput<number> = {
  blank: limits.tokenValidity.default,
  read: ({ tokenValidityTime }) => tokenValidityTime,
  sent: (tokenValidityTime) => ({ tokenValidityTime }),
  problem: (time) =>
    time >= limits.tokenValidity.least && time <= limits.tokenValidity.most ? undefined : t.validityWrong,
  Input: TokenValidity,
  Shown: ({ value }) => timeInWords(value),
};

const own = { logo: logoAs('logo'), tokenValidityTime: validity };
/** The settings of web and of mobile applications, by the type that calls show. */
export const generalSettings = {
  Web: settingsOf(webRows, { ...own, origins: websites }),
  Mobile: settingsOf(mobileRows, { ...own, origins: site(() => location.origin) }),
} as const satisfies Record<string, Settings>;

/** Creates an application of the settings in a form. */
export const create = {
  Web: sends('POST /createWebApp', (sent: Record<string, unknown>) => sent as never),
  Mobile: sends('POST /createMobileApp', (sent: Record<string, unknown>) => sent as never),
} as const;
