import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ref, ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { UnsubscribePush } from '../../domain/pushSubscription/commands.ts';
import { pushSubscription } from '../../domain/pushSubscription/pushSubscription.ts';
import type { Notice } from '../../domain/sentences/mails.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { encryptFor } from './encrypt.ts';
import { post } from './post.ts';
import type { Vapid } from './vapid.ts';

/**
 * A notification of the app, in the language `lang`. `url` is a path of ours; a new notification replaces an older one with the
 * same `tag`.
 */
export type PushMessage = Notice & { lang: string; url: string; tag: string; expiresAt: string };
type Outcome = 'sent' | 'gone' | 'again' | 'refused';
type Attempt = { outcome: Outcome; wait: number };
const tries = 5;

/** The delay in a Retry-After header in milliseconds; the header gives seconds or a date (RFC 9110 section 10.2.3). */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** The Topic of a tag: 32 characters of base64url, which a longer id is not (RFC 8030 section 5.4). */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 0 || status === 429 || status >= 500 ? 'again' : 'refused';
}

/** Sends messages to the installed apps (RFC 8030). */
export function pusherOf(kit: Kit, vapid: Vapid) {
  const { executor, clock, log, config, closing } = kit;
  const anywhere = config.PUSH_ENDPOINTS === 'any';

  /** The installed apps of these people that receive messages. */
  async function appsOf(ownerIds: readonly string[]): Promise<Ref[]> {
    const each = ownerIds.map((of) => executor.reserved.holdersOf({ kind: 'push.count', of }));
    return (await Promise.all(each)).flat();
  }

  async function attempt(app: Ref, message: PushMessage, n: number): Promise<Attempt> {
    const { endpoint, p256dh, auth } = await personalOf(kit, app);
    const { serverKey } = (await executor.look(ref(pushSubscription, app.id))).state;
    const authorization = endpoint && vapid.authorization(endpoint, serverKey);
    // Its owner is erased, or the key that it expects went with an old master key.
    if (!endpoint || !p256dh || !auth || !authorization) return { outcome: 'gone', wait: 0 };
    const headers = {
      authorization,
      TTL: String(Math.max(0, Math.floor((Date.parse(message.expiresAt) - clock()) / 1000))),
      Urgency: 'high',
      Topic: topicOf(message.tag),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
    };
    const body = encryptFor({ p256dh, auth }, Buffer.from(JSON.stringify(message)));
    const { status, retryAfter } = await post(endpoint, headers, body, { anywhere });
    const outcome = outcomeOf(status);
    if (outcome === 'refused') log.warn({ status }, 'a push service refused a message');
    if (outcome === 'again') log.info({ status }, 'a push service takes a message later');
    return { outcome, wait: retryAfterOf(retryAfter, clock()) ?? 1000 * 2 ** n };
  }

  /** Retries in the background while there is time, until the product stops. */
  async function insist(app: Ref, message: PushMessage, first: Attempt, by: Provenance) {
    let last = first;
    for (let n = 1; last.outcome === 'again' && n < tries; n++) {
      if (clock() + last.wait >= Date.parse(message.expiresAt)) return;
      await pause(last.wait, undefined, { ref: false, signal: closing });
      last = await attempt(app, message, n);
    }
    if (last.outcome === 'gone') await forget(app, by);
  }
  const forget = (app: Ref, by: Provenance) =>
    executor.execute(
      UnsubscribePush,
      { id: app.id, gone: true },
      { ...by, actor: { role: 'system', id: 'push' } },
    );

  return {
    appsOf,
    /** Sends to all apps of one person at once, and returns how many can receive it. Apps that are gone are removed. */
    async push(ownerIds: readonly string[], message: PushMessage, by: Provenance): Promise<number> {
      const apps = await appsOf(ownerIds);
      const reached = await Promise.all(
        apps.map(async (app) => {
          const first = await attempt(app, message, 0);
          const rest = insist(app, message, first, by);
          rest.catch((error) => {
            if (!closing.aborted) log.warn({ err: error }, 'a push message was not sent again');
          });
          if (first.outcome === 'gone') await rest;
          return first.outcome === 'sent' || first.outcome === 'again';
        }),
      );
      return reached.filter(Boolean).length;
    },
    /** Whether an operator can be reached this way at all. */
    reaches: async (operatorId: string) =>
      (await executor.look(ref(operator, operatorId))).state.status === 'active' &&
      (await appsOf([operatorId])).length > 0,
  };
}
export type Pusher = ReturnType<typeof pusherOf>;
