/** Rules for addresses of the web that the browser checks too, so this file imports nothing but types. */

import type { Fault } from './sentences/sentences.ts';

const isLocal = (hostname: string) => /(?:^|\.)localhost$/.test(hostname);
const isNumber = (hostname: string) => /^(?:\[.*\]|[\d.]+)$/.test(hostname);
/**
 * The origin (RFC 6454) of a website on which passkeys work, or null: an absolute https address, or an http one under
 * localhost. IP addresses cannot have passkeys (WebAuthn L3 section 5.1.2).
 */
export function websiteOrigin(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || isNumber(url.hostname)) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  return isSafe ? url.origin : null;
}

const isLoopback = (hostname: string) => isLocal(hostname) || ['127.0.0.1', '[::1]'].includes(hostname);
/**
 * Why an address cannot be a redirect URI of such an application; null when it can. Websites use https, or http on this
 * machine; native applications may also use a scheme of their own, which must contain a dot (RFC 8252 section 7.1).
 */
export function redirectUriProblem(address: string, type: 'web' | 'native'): Fault | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || address !== address.trim())
    return { code: 'is.absolute', values: { such: 'https://app.example/callback' } };
  if (address.includes('#')) return { code: 'is.fragment' };
  if (address.includes('*')) return { code: 'is.wildcard' };
  if (url.username || url.password) return { code: 'is.userName' };
  if (url.protocol === 'https:') return null;
  if (url.protocol === 'http:') return isLoopback(url.hostname) ? null : { code: 'is.httpsOrLocal' };
  if (type !== 'native') return { code: 'is.https' };
  const isOwnScheme = /^[a-z][a-z\d+-]*\.[a-z\d.+-]*:$/.test(url.protocol);
  return isOwnScheme ? null : { code: 'is.scheme' };
}

/**
 * Why an address cannot be called by the server with news for an application; null when it can. The host must be on the
 * open internet, which only the call itself can tell.
 */
export function notifiedUriProblem(address: string): Fault | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || address !== address.trim())
    return { code: 'is.absolute', values: { such: 'https://app.example/logout' } };
  if (url.protocol !== 'https:') return { code: 'is.https' };
  if (url.port) return { code: 'is.port' };
  if (address.includes('#')) return { code: 'is.fragment' };
  if (url.username || url.password) return { code: 'is.userName' };
  return isLoopback(url.hostname) || !/[.:]/.test(url.hostname) ? { code: 'is.private' } : null;
}

/** Why a text cannot be a resource indicator (RFC 8707 section 2); null when it can. */
export function resourceProblem(indicator: string): Fault | null {
  if (!URL.canParse(indicator) || /\s/.test(indicator))
    return { code: 'is.absolute', values: { such: 'https://api.example/' } };
  return indicator.includes('#') ? { code: 'is.fragment' } : null;
}

/** Whether an address can be a company's website: https, on a host with a dot in its name. */
export const isCompanyWebsite = (address: string): boolean =>
  /^https:\/\/[^\s/]+\.\S+$/i.test(address.trim());
/** Whether an address is a profile on LinkedIn; the scheme may be left out. */
export const isLinkedinProfile = (address: string): boolean =>
  /^(https:\/\/)?([a-z]+\.)?linkedin\.com\/\S+$/i.test(address.trim());
/** A web address in its normal form, or null: http or https, without a user name. */
export function webAddress(typed: string): string | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
}

/**
 * What a website lets an Android app do by its assetlinks.json (Digital Asset Links): open its links, and use the passkeys
 * that were made there.
 */
export const assetRelations: readonly string[] = [
  'delegate_permission/common.handle_all_urls',
  'delegate_permission/common.get_login_creds',
];
