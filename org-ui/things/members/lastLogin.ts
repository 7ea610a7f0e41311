import { shortDateTime } from '../../../web-kit/format.ts';
import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import type { Member } from './team.ts';
import { texts as t } from './texts.ts';

type LastLogin = NonNullable<Member['lastLoginDetails']>;
/** The facts about a last sign-in as labels and values. Those that are unknown are left out. */
export function lastLoginFacts(known: LastLogin | null): [label: string, value: string][] {
  if (!known) return [];
  const shown: Record<keyof LastLogin, string | null> = {
    ...known,
    device: known.device && (t.methods[known.device] ?? known.device),
    status: t.succeeded,
    os: known.os && nameOrOther(known.os),
    browser: known.browser && nameOrOther(known.browser),
    deviceType: known.deviceType && t.deviceTypes[known.deviceType],
    loginTime: shortDateTime(known.loginTime),
  };
  const labels: Record<keyof LastLogin, string> = t.details;
  return (Object.keys(labels) as (keyof LastLogin)[]).flatMap((key) =>
    shown[key] ? [[labels[key], shown[key]] as [string, string]] : [],
  );
}
