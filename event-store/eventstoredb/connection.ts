import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { CallOptions, Channel, Metadata } from '@grpc/grpc-js';
import { EventStoreUnavailableError } from '../port.ts';
import { type Address, readAddress } from './address.ts';

type CallNeeds = { requiresLeader: boolean; deadline: number };
/** Members of the client that its types do not show. The version is pinned, and the tests notice a change. */
type Inner = {
  execute<T>(
    service: typeof StreamsClient,
    name: string,
    action: (streams: StreamsClient) => Promise<T>,
  ): Promise<T>;
  callArguments(needs: CallNeeds): [Metadata, CallOptions];
  handleError(...about: unknown[]): Promise<void>;
  getChannel(): Promise<Channel>;
  /** `host:port` of the node to connect to; in a cluster, of the leader. */
  resolveUri(): Promise<string>;
};
export type Client = EventStoreDBClient;
export const inner = (client: Client) => client as unknown as Inner;

const defaults = { deadline: 5000, keepAliveTimeout: 10_000, gossipTimeout: 2 };

/** Holds the current client, and replaces it when nothing answers on its connection any more. */
export class Connection {
  /** Milliseconds to wait for an answer: `defaultDeadline` of the connection string, as many times as `patience` says. */
  deadline: number;
  client: Client;
  #address: Address;
  #made = 0;
  /** `host:port` of the cluster node that was given up last, until another one leads. */
  #silent: string | undefined;
  #closed = false;

  /** Throws a TypeError for an invalid connection string. Nothing is sent yet. */
  constructor(url: string, deadline?: number, patience = 1) {
    this.#address = readAddress(url);
    const usual = deadline ?? this.#address.number('defaultDeadline') ?? defaults.deadline;
    this.deadline = usual * patience;
    this.client = this.#connect();
  }

  #connect(): Client {
    const { hosts, discover } = this.#address;
    // Channels with the same options share one socket, so a replacement must not have the options of the silent one.
    const timeout = this.#address.number('keepAliveTimeout') ?? defaults.keepAliveTimeout;
    const options = timeout < 0 ? {} : { keepAliveTimeout: timeout + this.#made++ };
    const client = tame(this.#clientFor({ options }));
    const silent = this.#silent;
    if (silent && (discover || hosts.length > 1)) {
      const { resolveUri } = inner(client);
      inner(client).resolveUri = async () => {
        const node = await this.#leader(silent, () => this.#closed || this.client !== client);
        if (node !== silent) this.#silent = undefined;
        inner(client).resolveUri = resolveUri;
        return node;
      };
    }
    return client;
  }

  #clientFor({
    hosts,
    options = {},
  }: {
    hosts?: readonly string[];
    options?: Record<string, number>;
  }): Client {
    // A frozen node may be the first to be asked for the leader, and the client's own five seconds would use up the
    // deadline.
    const gossipTimeout = this.#address.number('gossipTimeout') ?? defaults.gossipTimeout;
    const change = { options: { gossipTimeout, ...options } };
    return EventStoreDBClient.connectionString(this.#address.text(hosts ? { ...change, hosts } : change));
  }

  /**
   * Finds the node to use after one fell silent: the leader that its peers name, or the same node once it answers
   * again. Until they elect another, the peers still name a frozen leader.
   */
  async #leader(silent: string, isOver: () => boolean): Promise<string> {
    const others = this.#address.hosts.filter((host) => host !== silent);
    // The client takes a single host for the leader; named twice, the host is asked for the leader.
    const peers = this.#address.discover || !others.length ? {} : { hosts: [...others, others[0]!] };
    let revived: string | undefined;
    inner(this.#clientFor({ hosts: [silent, silent] }))
      .resolveUri()
      .then(
        (node) => {
          revived = node;
        },
        () => {},
      );
    for (;;) {
      const node = await inner(this.#clientFor(peers)).resolveUri();
      if (node !== silent) return node;
      if (revived) return revived;
      if (isOver()) throw new EventStoreUnavailableError('the connection was given up');
      await pause(100);
    }
  }

  /** Replaces a client unless that has already happened. Its pending calls may still succeed. */
  replace(silent: Client) {
    if (silent !== this.client) return;
    this.#silent = nodes.get(silent) ?? this.#silent;
    this.client = this.#connect();
    void hangUp(silent);
  }

  /**
   * Returns the outcome of the work, or throws when there is none in time, because the client has no deadline for
   * connecting, discovering and reading. A client that stays silent is replaced, unless the server `speaks` on it.
   */
  async within<T>(
    milliseconds: number,
    client: Client,
    work: Promise<T>,
    { what, speaks }: { what: string; speaks: boolean },
  ): Promise<T> {
    const timer = Promise.withResolvers<never>();
    const timeout = setTimeout(() => {
      timer.reject(new EventStoreUnavailableError(`${what}: no answer within ${this.deadline} ms`));
      if (!speaks) this.replace(client);
    }, milliseconds);
    try {
      return await Promise.race([work, timer.promise]);
    } finally {
      clearTimeout(timeout);
    }
  }

  close() {
    this.#closed = true;
    return hangUp(this.client);
  }
}

const channels = new WeakMap<Client, Promise<Channel>>();
/** `host:port` that a client is connected to. */
const nodes = new WeakMap<Client, string>();

/**
 * Handles the client's errors that nothing awaits, which would end the process, and keeps its channel in order to close
 * it.
 */
function tame(client: Client): Client {
  const { handleError, getChannel } = inner(client);
  inner(client).handleError = (...about) => handleError(...about).catch(() => {});
  inner(client).getChannel = () => {
    const channel = getChannel();
    channels.set(client, channel);
    channel.then(
      (open) => nodes.set(client, open.getTarget().replace(/^dns:\/*/, '')),
      () => {},
    );
    return channel;
  };
  return client;
}

/** Closes a client's channel after its pending calls, because disposing of a client leaves its socket open. */
async function hangUp(client: Client) {
  const channel = await channels.get(client)?.catch(() => undefined);
  channel?.close();
}
