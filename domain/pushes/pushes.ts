import { aggregate } from '../kit.ts';
import { limits } from '../limits.ts';
import * as events from './events.ts';

type Asked = { transactionId: string; requestedAt: string };
export type Pushes = {
  status: 'absent' | 'active';
  requests: (Asked & { byMail?: true })[];
};

/**
 * The messages to one person that pages or networks ask for in one span of ten minutes. Every span has a stream of its own, so
 * that no stream grows.
 */
export const pushes = aggregate<Pushes, typeof events>({
  name: 'pushes',
  events,
  unknown: 'push.unknown',
  initial: { status: 'absent', requests: [] },
  evolve: {
    PushRequested: (state, asked) => counted(state, asked),
    LinkMailRequested: (state, asked) => counted(state, { ...asked, byMail: true }),
  },
});
function counted({ requests }: Pushes, asked: Pushes['requests'][number]): Pushes {
  return { status: 'active', requests: [...requests, asked] };
}
/** What was requested in these spans. A message and the mail that followed it count as one. */
export const requestedIn = (spans: readonly Pick<Pushes, 'requests'>[]) => [
  ...new Map(spans.flatMap(({ requests }) => requests).map((asked) => [asked.transactionId, asked])).values(),
];

/**
 * Who asks for messages to a person: pages, which anybody can open in the person's name, and the clients of networks. Each
 * has a limit of its own, so that a stranger uses up at a page nothing that the person needs to enter a network.
 */
export const askers = ['page', 'network'] as const;
export type Asker = (typeof askers)[number];

/** The ids of the span that contains this moment and of the one before, which is as far back as the limit reaches. */
export function spansOf(ownerId: string, now: number, asker: Asker): { id: string; before: string } {
  const span = Math.floor(now / limits.pushSpan);
  const whose = asker === 'page' ? ownerId : `${ownerId}.${asker}`;
  return { id: `${whose}.${span}`, before: `${whose}.${span - 1}` };
}

/** Milliseconds until another may be sent; 0 when there were fewer than three in the last ten minutes. */
export function pushWait(spans: readonly Pick<Pushes, 'requests'>[], now: number): number {
  const recent = requestedIn(spans)
    .map(({ requestedAt }) => Date.parse(requestedAt))
    .filter((at) => at > now - limits.pushSpan)
    .sort((a, b) => a - b);
  return recent.length < limits.pushes ? 0 : recent.at(-limits.pushes)! + limits.pushSpan - now;
}
