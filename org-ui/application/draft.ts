import { limits, nameProblem, websiteOrigin } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';
import type { Application } from './application.ts';

/** The switches of an application, by the heading that they stand under. */
export const toggleGroups = {
  toggles: ['samePlatformAuth', 'remotePlatformAuth', 'multipleDeviceAllowed', 'wordpressPluginEnabled'],
  registration: ['invitedOnly'],
} as const;
export type Toggle = (typeof toggleGroups)[keyof typeof toggleGroups][number];

/** What a person edits of a web application. */
export type Draft = {
  name: string;
  logo: string;
  origins: string[];
  /** An address that stands in the field and was not added yet. */
  typedOrigin: string;
  /** Milliseconds; NaN while nothing usable is typed. */
  tokenValidityTime: number;
} & Record<Toggle, boolean>;
export type Problems = { [K in 'name' | 'logo' | 'origins' | 'tokenValidityTime']?: string };

export const blank: Draft = {
  name: '',
  logo: '',
  origins: [],
  typedOrigin: '',
  tokenValidityTime: limits.tokenValidity.default,
  samePlatformAuth: true,
  remotePlatformAuth: true,
  multipleDeviceAllowed: true,
  wordpressPluginEnabled: true,
  invitedOnly: false,
};

/** The editable part of an application. */
export function draftOf(app: Application): Draft {
  const { typedOrigin: _, ...settings } = blank;
  const kept = Object.keys(settings).map((field) => [field, app[field as keyof typeof settings]]);
  return { ...blank, ...Object.fromEntries(kept) };
}

/** What a draft says to the server: an address that was typed and not added is one of its websites. */
export function settingsOf({ typedOrigin, ...draft }: Draft) {
  const typed = websiteOrigin(typedOrigin.trim());
  return { ...draft, origins: [...new Set([...draft.origins, ...(typed ? [typed] : [])])] };
}
type Settings = ReturnType<typeof settingsOf>;

/** The settings of `next` that differ from `before`. */
export function changesOf(before: Draft, next: Draft): Partial<Settings> {
  const [old, now] = [settingsOf(before), settingsOf(next)];
  const keys = Object.keys(now) as (keyof Settings)[];
  return Object.fromEntries(
    keys.flatMap((key) => (JSON.stringify(old[key]) === JSON.stringify(now[key]) ? [] : [[key, now[key]]])),
  );
}
/** Whether anything was typed that the server does not know. */
export const isChanged = (before: Draft, next: Draft): boolean =>
  next.typedOrigin !== '' || Object.keys(changesOf(before, next)).length > 0;

/** Why a draft cannot be sent, by field. A name that the application has already may stay as it is. */
export function problemsOf(draft: Draft, before: Draft = blank): Problems {
  const { name, logo, tokenValidityTime, typedOrigin } = draft;
  const { fields } = texts;
  const { least, most } = limits.tokenValidity;
  const inTime = tokenValidityTime >= least && tokenValidityTime <= most;
  const logoFits = logo === '' || logo.startsWith('data:') || /^https:\/\/[^/\s]+/.test(logo);
  return {
    ...(name.trim() ? wrongName(name, before.name) : { name: fields.nameMissing }),
    ...(logoFits ? {} : { logo: fields.logoUrlWrong }),
    ...originsProblem(typedOrigin.trim(), settingsOf(draft).origins),
    ...(inTime ? {} : { tokenValidityTime: fields.validityWrong }),
  };
}

function wrongName(name: string, before: string): Pick<Problems, 'name'> {
  const problem = name === before ? undefined : nameProblem(name.trim());
  return problem ? { name: `The name ${problem}.` } : {};
}

/** An address that cannot be used is never dropped: it has to be mended or taken away. */
function originsProblem(typed: string, origins: readonly string[]): Pick<Problems, 'origins'> {
  if (typed && !websiteOrigin(typed)) return { origins: texts.fields.originWrong };
  return origins.length ? {} : { origins: texts.fields.originMissing };
}
