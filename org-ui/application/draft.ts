import { limits } from '../../web-kit/limits.ts';
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
  /** Milliseconds; NaN while nothing usable is typed. */
  tokenValidityTime: number;
} & Record<Toggle, boolean>;
export type Problems = { [K in 'name' | 'logo' | 'origins' | 'tokenValidityTime']?: string };

export const blank: Draft = {
  name: '',
  logo: '',
  origins: [],
  tokenValidityTime: limits.tokenValidity.default,
  samePlatformAuth: true,
  remotePlatformAuth: true,
  multipleDeviceAllowed: true,
  wordpressPluginEnabled: true,
  invitedOnly: false,
};

/** The editable part of an application. */
export const draftOf = (app: Application): Draft =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, app[field as keyof Draft]])) as Draft;

/** The fields of `next` that differ from `before`. */
export function changesOf(before: Draft, next: Draft): Partial<Draft> {
  const keys = Object.keys(next) as (keyof Draft)[];
  return Object.fromEntries(
    keys.flatMap((key) =>
      JSON.stringify(before[key]) === JSON.stringify(next[key]) ? [] : [[key, next[key]]],
    ),
  );
}

/** The origin of an absolute http or https address, or null. */
export function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.origin : null;
}

/** Why a draft cannot be sent, by field. */
export function problemsOf({ name, logo, origins, tokenValidityTime }: Draft): Problems {
  const { fields } = texts;
  const { least, most } = limits.tokenValidity;
  const inTime = tokenValidityTime >= least && tokenValidityTime <= most;
  const logoFits = logo === '' || logo.startsWith('data:') || /^https:\/\/[^/\s]+/.test(logo);
  return {
    ...(name.trim() ? {} : { name: fields.nameMissing }),
    ...(logoFits ? {} : { logo: fields.logoUrlWrong }),
    ...(origins.length ? {} : { origins: fields.originMissing }),
    ...(inTime ? {} : { tokenValidityTime: fields.validityWrong }),
  };
}
