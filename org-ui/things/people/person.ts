import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { suspending } from '../../../web-kit/commands/suspending.ts';
import { shortDateTime } from '../../../web-kit/format.ts';
import { keyOf } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { personWords as t } from './words.ts';

export type Person = ReplyOf<Calls, 'GET /person/:personId'>;
/** A person in a list. */
export type PersonRow = RowAt<'GET /people'>;
/** The access of a person to one application. */
export type Access = Person['access'][number];

/** What is known of a person in an application. */
export const factsOf = ({ username, lastLogin }: Access): string =>
  t.facts(username ?? '-', shortDateTime(lastLogin) || '-');

type Named = Pick<PersonRow, 'name' | 'address' | 'username'>;
/** What a person is called: the name, or what the person signs in with. */
export const calledBy = ({ name, address, username }: Named): string =>
  name || address || username || t.unnamed;
/** What tells a person apart from others of the same name: the proved address, or else the user name. */
export const knownBy = ({ address, username }: Named): string | null => address || username || null;
/** The same, unless it is what the person is called. */
export const detailOf = (person: Named): string | null =>
  knownBy(person) === calledBy(person) ? null : knownBy(person);

/**
 * A person. On the page of a user, the key has the user's id too, because with the last user the person is gone as well.
 */
export const personQuery = (of: { personId: string; userId?: string }) =>
  queryOptions({
    queryKey: [...keyOf('GET /person/:personId'), of],
    queryFn: () => call('GET /person/:personId', { personId: of.personId }),
  });

type Suspendable = Pick<PersonRow, 'personId' | 'suspended' | 'accessCount'>;
/** The action that suspends or activates a person. Its question says what it closes. */
export const suspensionOf = ({ personId, suspended, accessCount }: Suspendable, whom: string) =>
  suspending({
    suspended,
    whom,
    effect: t.closes(whom, accessCount),
    set: sends('PUT /person/:personId', (next) => ({ personId, suspended: next })),
    suspend: t.suspend,
    yes: t.suspend,
    activate: t.activate,
    title: t.suspend,
    suspendedNow: t.suspendedNow,
    activatedNow: t.activatedNow,
  });
