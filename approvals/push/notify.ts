import type { z } from 'zod';
import { holderRef, type owner } from '../../domain/device/commands.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import type { Ref } from '../../domain/kit.ts';
import { RequestLinkMail, RequestPush, RequestPushInVain } from '../../domain/pushes/commands.ts';
import { type Asker, spansOf } from '../../domain/pushes/pushes.ts';
import { Refusal } from '../../domain/refusals.ts';
import { noticeIn } from '../../domain/sentences/mails.ts';
import { standingRefusals } from '../../domain/standing.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { holderOf, holdersWith } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { wordsFor } from '../../server-kit/people/readers.ts';
import { approvalToken } from '../links.ts';
import { lookAt, personalIn } from '../requests/look.ts';
import type { Pusher, PushMessage } from './pusher.ts';

type To = { owner: z.output<typeof owner>; organisationId: string; transactionId: string };

/** Who asks by this request. */
async function askerOf(kit: Kit, transactionId: string): Promise<Asker> {
  const { opened } = (await lookAt(kit, transactionId)).state;
  return aboutKind(opened!.kind).auth === 'radius' ? 'network' : 'page';
}

/** Strangers are not told that somebody is suspended: such a person cannot be reached. */
const unlessActive = (error: unknown) => {
  if (error instanceof Refusal && standingRefusals.includes(error.code)) return null;
  throw error;
};

/**
 * Asks a person's installed apps to answer a request: once for each request, and for pages and for networks at most three times
 * in ten minutes.
 * Null for people who are suspended. `send` resolves to the number of apps that can receive it.
 */
export async function notify(kit: Kit, { push, appsOf }: Pusher, to: To, provenance: Provenance) {
  const { owner } = to;
  const holder = await holderOf(kit, owner);
  const spans = spansOf(holder.id, kit.clock(), await askerOf(kit, to.transactionId));
  const asked = { ...spans, holder, ...to };
  const done = await kit.executor.execute(RequestPush, asked, provenance).catch(unlessActive);
  if (!done) return null;
  const { position, events } = done;
  const all = await holdersWith(kit, holder);
  // It was sent before, so it is not sent again.
  if (!events.length) return { position, send: async () => (await appsOf(all)).length };
  const message = await messageFor(kit, to, holderRef(holder));
  return { position, send: () => push(all, message, provenance) };
}

/** Asks a person by a mail with the link, under the same limit. Null for people who are suspended. */
export async function notifyByMail(kit: Kit, { owner, ...to }: To, provenance: Provenance) {
  const holder = await holderOf(kit, owner);
  const spans = spansOf(holder.id, kit.clock(), await askerOf(kit, to.transactionId));
  const asked = { ...spans, holder, owner, ...to };
  return kit.executor.execute(RequestLinkMail, asked, provenance).catch(unlessActive);
}

/** Does the same work for an unknown name, except that no message is sent. */
export async function notifyNobody(
  kit: Kit,
  { ownerId, transactionId }: { ownerId: string; transactionId: string },
  provenance: Provenance,
) {
  const spans = spansOf(ownerId, kit.clock(), await askerOf(kit, transactionId));
  const asked = { ...spans, transactionId };
  const { events } = await kit.executor.execute(RequestPushInVain, asked, provenance);
  if (events.length) await messageFor(kit, { transactionId }, null);
}

/** The message about a request in the words of the one who gets it; null for nobody. */
async function messageFor(
  kit: Kit,
  { transactionId, organisationId }: Pick<To, 'transactionId'> & Partial<To>,
  who: Ref | null,
): Promise<PushMessage> {
  const { opened } = (await lookAt(kit, transactionId)).state;
  const { kind, target, expiresAt } = opened!;
  const { device = null } = await personalIn(kit, transactionId);
  const { owner, route } = aboutKind(kind);
  const words = await wordsFor(kit, who, organisationId ?? opened!.organisationId);
  const application = owner === 'operator' ? null : target;
  return {
    ...noticeIn(words, { code: 'notice.signIn', values: { device, application } }),
    lang: words.around.language,
    url: `/${route}/${approvalToken(kit, transactionId)}`,
    tag: transactionId,
    expiresAt,
  };
}
