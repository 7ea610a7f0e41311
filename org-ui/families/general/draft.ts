import { nameWrong, says } from '../../../web-kit/faults.ts';
import {
  eachSwitch,
  fingerprintPattern,
  limits,
  packagePattern,
  type SwitchName,
  switchDefaults,
  switchesOf,
  switchNames,
  websiteOrigin,
} from '../../../web-kit/limits.ts';
import type { Application } from '../../things/applications/application.ts';
import { texts } from './texts.ts';

/** The kinds of application that this form covers, as the calls name them. */
export type ApplicationType = Application['type'];

/** The editable values of a web or mobile application. */
export type Draft = {
  type: ApplicationType;
  name: string;
  logo: string;
  /** The websites of a web application. */
  origins: string[];
  /** Web: an address typed but not added yet. Mobile: the app's one website. */
  typedOrigin: string;
  /** True for an app that has no website. */
  noWebsite: boolean;
  appPlatForm: 'iOS' | 'Android';
  packageName: string;
  fingerprint: string;
  /** In milliseconds; NaN while the typed value is invalid. */
  tokenValidityTime: number;
} & Record<SwitchName, boolean>;
export type Problems = {
  [K in 'name' | 'logo' | 'origins' | 'packageName' | 'fingerprint' | 'tokenValidityTime']?: string;
};

export const blank: Draft = {
  type: 'Web',
  name: '',
  logo: '',
  origins: [],
  typedOrigin: '',
  noWebsite: false,
  appPlatForm: 'iOS',
  packageName: '',
  fingerprint: '',
  tokenValidityTime: limits.tokenValidity.default,
  ...switchDefaults,
};

/**
 * The editable part of an application. `own` is the organisation's address, which stands in for the website of an app
 * without one.
 */
export function draftOf(app: Application, own: string): Draft {
  const shared = {
    ...blank,
    type: app.type,
    name: app.name,
    logo: app.logo,
    tokenValidityTime: app.tokenValidityTime,
    ...eachSwitch(switchNames, (name) => app[name]),
  };
  if (app.type === 'Web') return { ...shared, origins: app.origins };
  const [site = ''] = app.origins;
  const { appPlatForm, packageName, fingerprint } = app;
  return {
    ...shared,
    noWebsite: site === own,
    typedOrigin: site === own ? '' : site,
    appPlatForm: appPlatForm ?? 'iOS',
    packageName: packageName ?? '',
    fingerprint: fingerprint ?? '',
  };
}

/** The bodies of `POST /createWebApp` and `POST /createMobileApp` for a draft. */
export function webSettings({ name, logo, origins, typedOrigin, tokenValidityTime, ...draft }: Draft) {
  // An address that was typed but not added counts as one of the websites.
  const typed = websiteOrigin(typedOrigin.trim());
  return {
    ...{ name, logo, tokenValidityTime },
    ...eachSwitch(switchesOf('web'), (name) => draft[name]),
    origins: [...new Set([...origins, ...(typed ? [typed] : [])])],
  };
}
export function mobileSettings({ name, logo, typedOrigin, noWebsite, tokenValidityTime, ...draft }: Draft) {
  const { appPlatForm } = draft;
  const android = appPlatForm === 'Android';
  return {
    ...{ name, logo, tokenValidityTime, appPlatForm },
    ...eachSwitch(switchesOf('mobile'), (name) => draft[name]),
    origin: noWebsite ? '' : typedOrigin.trim(),
    packageName: android ? draft.packageName.trim() : '',
    fingerprint: android ? draft.fingerprint.replace(/[:\s]/g, '').toLowerCase() : '',
  };
}
const settingsOf = (draft: Draft) => (draft.type === 'Mobile' ? mobileSettings(draft) : webSettings(draft));
type Settings = Partial<ReturnType<typeof webSettings> & ReturnType<typeof mobileSettings>>;

/** The settings of `next` that differ from `before`. */
export function changesOf(before: Draft, next: Draft): Settings {
  const old: Settings = settingsOf(before);
  const now: Settings = settingsOf(next);
  const keys = Object.keys(now) as (keyof Settings)[];
  return Object.fromEntries(
    keys.flatMap((key) => (JSON.stringify(old[key]) === JSON.stringify(now[key]) ? [] : [[key, now[key]]])),
  );
}
/** Whether the draft has unsaved input. */
export const isChanged = (before: Draft, next: Draft): boolean =>
  next.typedOrigin !== before.typedOrigin || Object.keys(changesOf(before, next)).length > 0;

/** The reasons why a draft cannot be sent, by field. A name that the application already has stays valid. */
export function problemsOf(draft: Draft, before: Draft = blank): Problems {
  const { name, logo, tokenValidityTime, typedOrigin } = draft;
  const { fields } = texts;
  const { least, most } = limits.tokenValidity;
  const inTime = tokenValidityTime >= least && tokenValidityTime <= most;
  const logoFits = logo === '' || logo.startsWith('data:') || /^https:\/\/[^/\s]+/.test(logo);
  return {
    ...(name.trim() ? wrongName(name, before.name) : { name: fields.nameMissing }),
    ...(logoFits ? {} : { logo: fields.logoUrlWrong }),
    ...siteProblem(draft, typedOrigin.trim()),
    ...androidProblems(draft),
    ...(inTime ? {} : { tokenValidityTime: fields.validityWrong }),
  };
}

function wrongName(name: string, before: string): Pick<Problems, 'name'> {
  const problem = name === before ? undefined : nameWrong(name);
  return problem ? { name: problem } : {};
}

/** An invalid address is never silently dropped: the person has to correct or remove it. */
function siteProblem(draft: Draft, typed: string): Pick<Problems, 'origins'> {
  const { originWrong } = texts.fields;
  if (draft.type === 'Mobile' && draft.noWebsite) return {};
  if (typed && !websiteOrigin(typed)) return { origins: originWrong };
  const isThere = draft.type === 'Mobile' ? typed !== '' : webSettings(draft).origins.length > 0;
  return isThere ? {} : { origins: says({ code: 'is.origins' }) };
}

/** The package and certificate of an Android app may be added later. */
function androidProblems(draft: Draft): Pick<Problems, 'packageName' | 'fingerprint'> {
  if (draft.type !== 'Mobile') return {};
  const { packageName, fingerprint } = mobileSettings(draft);
  const { packageWrong, fingerprintWrong } = texts.fields;
  return {
    ...(packageName && !packagePattern.test(packageName) ? { packageName: packageWrong } : {}),
    ...(fingerprint && !fingerprintPattern.test(fingerprint) ? { fingerprint: fingerprintWrong } : {}),
  };
}
