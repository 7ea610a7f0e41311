import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { keyOf } from '../../../web-kit/read.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { joinWords as t } from './joinWords.ts';

export type Preview = ReplyOf<Calls, 'GET /person/:personId/join/:into'>;
export type Side = Preview['person'];

/** People with an address like the one that was typed, who were not joined into somebody else. */
export const othersLike = (typed: string) => {
  const filter = JSON.stringify({ ...(typed.trim() && { q: typed.trim() }), joinedInto: null });
  const query = { filter, range: '[0,9]', sort: '["address","ASC"]' };
  return queryOptions({
    queryKey: [...keyOf('GET /people'), query],
    queryFn: () => call('GET /people', query as never),
  });
};

const part = (personId: string) => sends('DELETE /person/:personId/join', () => ({ personId }));
/** Joins a person into another one. */
export const joins = sends('POST /person/:personId/join', (personId: string, into: string) => ({
  personId,
  into,
}));
/** The action that joins a person into another one, and how it is taken back. */
export const joinOf = (personId: string, into: string) => ({
  label: t.join,
  run: likewise(joins, () => joins(personId, into)),
  done: t.joined,
  undo: { run: part(personId), done: t.parted },
});
/**
 * Whom of two who were joined taking it back leaves without a passkey, by whose the devices of both were before: the person who
 * was joined, and those who stay together.
 */
export function leftWithout(devices: readonly { ownerId: string }[], personId: string) {
  const own = devices.filter(({ ownerId }) => ownerId === personId).length;
  return { joined: own === 0, others: own === devices.length };
}
/** The action that takes back that a person was joined into another one. It says who needs a recovery link then. */
export const partingOf = (personId: string, whom: string, without: readonly string[] = []) => ({
  label: t.part,
  run: part(personId),
  done: t.parted,
  confirm: {
    title: t.part,
    text: [t.partAsks(whom), ...without.map((each) => t.partLeaves(each))].join(' '),
    yes: t.part,
  },
});
