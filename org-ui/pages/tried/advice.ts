import type { FamilyName } from '../../../domain/families/families.ts';
import { pageOf, paths } from '../../base/paths.ts';
import { texts as t } from './texts.ts';

type Place = keyof typeof t.places;
const places: Record<string, Place> = {
  'user.noAccess': 'users',
  'user.suspended': 'people',
  'device.suspended': 'people',
  'ceremony.failed': 'users',
  'plan.feature': 'account',
  'organisation.closed': 'account',
  'tryout.client': 'clients',
  'tryout.nobody': 'users',
  'tryout.device': 'users',
  'tryout.app': 'users',
  'tryout.unasked': 'people',
};
/** The settings are right after these. */
const nothingWrong = [
  ...['access_denied', 'tryout.declined', 'tryout.expired', 'tryout.failed', 'push.tooMany'],
  'transaction.expired',
];

/** What to change after a tryout failed with this code, and where; no place where nothing is wrong. */
export function adviceFor(code: string, family: FamilyName, appId: string) {
  const text = (family === 'general' && t.site.advice[code]) || (t.advice[code] ?? t.advice.other!);
  if (nothingWrong.includes(code)) return { text };
  const place = places[code] ?? 'basic';
  const to = {
    ...{ basic: pageOf(family, appId), users: pageOf(family, appId, 'users') },
    clients: pageOf(family, appId, 'clients'),
    ...{ account: paths.account, people: paths.people },
  }[place];
  return { text, label: t.places[place], to };
}
