import { randomUUID } from 'node:crypto';
import { changesOf } from '../approvals/changes.ts';
import { collect } from '../approvals/collect.ts';
import { followedWith } from '../approvals/follow.ts';
import { codeIn, useCode } from '../approvals/networkCodes.ts';
import { askingBy } from '../approvals/networks/asking.ts';
import { endedBy, reasonOf, type Told } from '../approvals/networks/replies.ts';
import { lookAt } from '../approvals/requests/look.ts';
import { usersNamed } from '../approvals/requests/open.ts';
import { streamOf } from '../domain/kit.ts';
import { Refusal, refuse } from '../domain/refusals.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { headOf } from '../server-kit/people/joined.ts';
import { personIdOf } from '../server-kit/people/people.ts';
import { type Attempt, attempts } from './attempts.ts';
import type { Client } from './clients/clients.ts';
import { fallenOf, linksOf, losses, lostBy } from './fallen.ts';
import { requestsBy } from './requests.ts';

/** A login, as an Access-Request describes it. */
export type Login = Attempt & {
  /** The State of an earlier challenge, or null. */
  state: string | null;
};
/** The answer to a login. A challenge has a sentence, and the State that the client sends with its next request. `isOver` where its request is. */
export type Decision =
  | { kind: 'accept' }
  | { kind: 'reject'; told: Told; isOver?: boolean }
  | { kind: 'challenge'; told: Told; state: string };

type Waiting = {
  client: Client;
  username: string;
  provenance: Provenance;
  signal: AbortSignal;
  isOf?: boolean;
};

/** The time for which a client that asks again waits for the outcome, in milliseconds. Clients repeat after 3 to 5 s. */
const checkedFor = 2_500;

/** Decides logins by an approval with the user's passkey on another device. */
export function logins(kit: Kit, stopping: AbortSignal) {
  const ask = askingBy(kit);
  const changes = changesOf(kit.store, losses);
  const { derived, secretOf, madeFor, stateOf, fits } = requestsBy(kit);
  const tried = attempts(kit, derived);

  const namedAt = async ({ applicationId }: Client, username: string) =>
    (await usersNamed(kit, applicationId, username)).at(-1);
  const provenanceOf = (login: Login): Provenance => ({
    actor: { role: 'system', id: 'radius' },
    correlationId: randomUUID(),
    call: 'RADIUS Access-Request',
    ip: login.address,
    receivedAt: kit.clock(),
  });

  /**
   * Waits for the outcome of a request until it comes or the signal aborts; null while there is none. An approval lets in
   * the packets that are open when it comes, and those of the login (`isOf`); after it, only the first. Nobody is let in any
   * more, and the client hears so at once, when it or those on whom the user's access depends are suspended or deleted meanwhile.
   */
  async function outcome(
    id: string,
    { client, username, provenance, signal, isOf = false }: Waiting,
  ): Promise<Decision | null> {
    const userId = await namedAt(client, username);
    const links = await linksOf(kit, client, userId);
    const all = links.map(streamOf);
    let isOpen = isOf;
    for await (const { reply, changed } of followedWith(kit, changes, id, signal, all)) {
      const { state, message } = reply;
      if (state === 'pending') {
        const about = links.filter((link) => changed.has(streamOf(link)));
        const told = await lostBy(kit, client, userId, about);
        if (told) return { kind: 'reject', told };
        isOpen = true;
        continue;
      }
      if (state !== 'approved' && state !== 'completed')
        return { kind: 'reject', told: endedBy(state, message), isOver: true };
      if (client.state.status !== 'active') return { kind: 'reject', told: { code: 'reply.client' } };
      const { isFirst } = await collect(kit, id, secretOf(id), provenance);
      return isFirst || isOpen
        ? { kind: 'accept' }
        : { kind: 'reject', told: { code: 'reply.closed' }, isOver: true };
    }
    return null;
  }

  const challenge = (id: string, number: number | null, client: Client, login: Login): Decision => ({
    kind: 'challenge',
    told: { code: 'reply.approve', values: { number } },
    state: stateOf(id, client, login.username),
  });

  /** Decides by the code from the user's page; null when the password is no such code. */
  async function byCode(client: Client, userId: string, login: Login): Promise<Decision | null> {
    const password = login.password();
    const code = password === null ? null : codeIn(password);
    if (code === null) return null;
    const found = await tried.codeIn(client, login, async () =>
      useCode(kit, await headOf(kit, await personIdOf(kit, userId)), code),
    );
    if (found === 'none') return null;
    return found === 'right' ? { kind: 'accept' } : { kind: 'reject', told: { code: 'reply.code' } };
  }

  async function begin(client: Client, login: Login): Promise<Decision | null> {
    const userId = await namedAt(client, login.username);
    // A suspended user is refused before anything is written, however often a client tries.
    const fallen = await fallenOf(kit, client, userId);
    if (fallen) return { kind: 'reject', told: reasonOf({ code: fallen }) };
    const decided = userId ? await byCode(client, userId, login) : null;
    if (decided) return decided;
    const made = madeFor(client, login);
    const provenance = provenanceOf(login);
    const id = await tried.requestOf(client, login, made.id, () => ask(client, login, made, provenance));
    if (client.state.settings!.answers === 'wait')
      return outcome(id, { client, username: login.username, provenance, signal: stopping, isOf: true });
    return challenge(id, (await lookAt(kit, id)).state.opened!.number, client, login);
  }

  /** Answers a client that comes back with the State of a challenge. */
  async function resume(client: Client, login: Login, state: string): Promise<Decision> {
    const [id = ''] = state.split('.');
    if (!fits(client, login.username, state)) refuse('transaction.unknown');
    const { number } = (await lookAt(kit, id)).state.opened ?? refuse('transaction.unknown');
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(checkedFor)]);
    const isOf = await tried.isOf(client, login, id);
    const { username } = login;
    const decided = await outcome(id, { client, username, provenance: provenanceOf(login), signal, isOf });
    if (decided?.kind === 'accept') await tried.entered(client, login, id);
    return decided ?? challenge(id, number, client, login);
  }

  /** Decides a login; null when the gateway stops while it waits. */
  async function decide(client: Client, login: Login): Promise<Decision | null> {
    try {
      return login.state === null ? await begin(client, login) : await resume(client, login, login.state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { kind: 'reject', told: reasonOf(error) };
    }
  }
  return { decide, fits };
}
export type Logins = ReturnType<typeof logins>;
