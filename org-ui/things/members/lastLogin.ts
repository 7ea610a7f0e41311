import { shortDateTime } from '../../../web-kit/format.ts';
import type { Member } from './team.ts';
import { texts as t } from './texts.ts';

type LastLogin = NonNullable<Member['lastLoginDetails']>;
/** What a User-Agent tells of a browser or a system; the word for those that it does not name. */
const named = (what: string | null) => (what === 'Other' ? t.other : what);
/** The facts about a last sign-in as labels and values. Those that are unknown are left out. */
export function lastLoginFacts(known: LastLogin | null): [label: string, value: string][] {
  if (!known) return [];
  const shown: Record<keyof LastLogin, string | null> = {
    ...known,
    device: known.device && (t.methods[known.device] ?? known.device),
    status: t.succeeded,
    os: named(known.os),
    browser: named(known.browser),
    deviceType: known.deviceType && t.deviceTypes[known.deviceType],
    loginTime: shortDateTime(known.loginTime),
  };
  const labels: Record<keyof LastLogin, string> = t.details;
  return (Object.keys(labels) as (keyof LastLogin)[]).flatMap((key) =>
    shown[key] ? [[labels[key], shown[key]] as [string, string]] : [],
  );
}
