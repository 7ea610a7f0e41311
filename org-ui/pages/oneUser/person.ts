import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { suspending } from '../../../web-kit/commands/suspending.ts';
import { keyOf } from '../../../web-kit/read.ts';
import type { UserDetails } from '../../things/users/family.ts';
import { texts } from './texts.ts';

const t = texts.person;
export type Person = ReplyOf<Calls, 'GET /person/:personId'>;

/** The person that a user is. The key has the user's id, because with the last user the person is gone too. */
export const personQuery = ({ personId, userId }: Pick<UserDetails, 'personId' | 'userId'>) =>
  queryOptions({
    queryKey: [...keyOf('GET /person/:personId'), { personId, userId }],
    queryFn: () => call('GET /person/:personId', { personId }),
  });

/** The action that suspends or activates a person. Its question says what it closes. */
export const suspensionOf = ({ personId, suspended, access }: Person, whom: string) =>
  suspending({
    suspended,
    whom,
    effect: t.closes(whom, access.length),
    set: (next) => call('PUT /person/:personId', { personId, suspended: next }),
    suspend: t.suspend,
    activate: t.activate,
    suspendedNow: t.suspendedNow,
    activatedNow: t.activatedNow,
  });
