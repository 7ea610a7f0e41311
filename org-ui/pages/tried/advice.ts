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
};

/** What to change after a tryout failed with this code, and where; no place where nothing is wrong. */
export function adviceFor(code: string, family: FamilyName, appId: string) {
  const text = t.advice[code] ?? t.advice.other!;
  if (code === 'access_denied') return { text };
  const place = places[code] ?? 'basic';
  const to = {
    ...{ basic: pageOf(family, appId), users: pageOf(family, appId, 'users') },
    ...{ account: paths.account, people: paths.people },
  }[place];
  return { text, label: t.places[place], to };
}
