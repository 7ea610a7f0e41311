import type { z } from 'zod';
import type { owner } from '../../domain/device/commands.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import { RequestLinkMail, RequestPush, RequestPushInVain } from '../../domain/pushes/commands.ts';
import { spansOf } from '../../domain/pushes/pushes.ts';
import { Refusal } from '../../domain/refusals.ts';
import { standingRefusals } from '../../domain/standing.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { holderOf, holdersWith } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { approvalToken } from '../links.ts';
import { lookAt, personalIn } from '../requests.ts';
import type { Pusher } from './pusher.ts';

type To = { owner: z.output<typeof owner>; organisationId: string; transactionId: string };

/** Strangers are not told that somebody is suspended: such a person cannot be reached. */
const unlessActive = (error: unknown) => {
  if (error instanceof Refusal && standingRefusals.includes(error.code)) return null;
  throw error;
};

/**
 * Asks a person's installed apps to answer a request: once for each request, and at most three times in ten minutes.
 * Null for people who are suspended. `send` resolves to the number of apps that can receive it.
 */
export async function notify(kit: Kit, { push, appsOf }: Pusher, to: To, provenance: Provenance) {
  const { owner, transactionId } = to;
  const holder = await holderOf(kit, owner);
  const asked = { ...spansOf(holder.id, kit.clock()), holder, ...to };
  const done = await kit.executor.execute(RequestPush, asked, provenance).catch(unlessActive);
  if (!done) return null;
  const { position, events } = done;
  const all = await holdersWith(kit, holder);
  // It was sent before, so it is not sent again.
  if (!events.length) return { position, send: async () => (await appsOf(all)).length };
  const message = await messageFor(kit, transactionId);
  return { position, send: () => push(all, message, provenance) };
}

/** Asks a person by a mail with the link, under the same limit. Null for people who are suspended. */
export async function notifyByMail(kit: Kit, { owner, ...to }: To, provenance: Provenance) {
  const holder = await holderOf(kit, owner);
  const asked = { ...spansOf(holder.id, kit.clock()), holder, owner, ...to };
  return kit.executor.execute(RequestLinkMail, asked, provenance).catch(unlessActive);
}

/** Does the same work for an unknown name, except that no message is sent. */
export async function notifyNobody(
  kit: Kit,
  { ownerId, transactionId }: { ownerId: string; transactionId: string },
  provenance: Provenance,
) {
  const asked = { ...spansOf(ownerId, kit.clock()), transactionId };
  const { events } = await kit.executor.execute(RequestPushInVain, asked, provenance);
  if (events.length) await messageFor(kit, transactionId);
}

async function messageFor(kit: Kit, transactionId: string) {
  const { kind, target, expiresAt } = (await lookAt(kit, transactionId)).state.opened!;
  const { device } = await personalIn(kit, transactionId);
  const { owner, route } = aboutKind(kind);
  const what = owner === 'operator' ? `the ${target}` : target;
  return {
    title: 'Approve a sign-in',
    body: `${device ?? 'Another device'} wants to sign in to ${what}. Tap to answer.`,
    url: `/${route}/${approvalToken(kit, transactionId)}`,
    tag: transactionId,
    expiresAt,
  };
}
