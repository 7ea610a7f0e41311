import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { CallOptions, Channel, Metadata } from '@grpc/grpc-js';
import { EventStoreUnavailableError } from '../port.ts';
import { type Address, readAddress } from './address.ts';

type CallNeeds = { requiresLeader: boolean; deadline: number };
/** What of the client we use beyond what its types show. The version is pinned, and the tests notice a change. */
type Inner = {
  execute<T>(
    service: typeof StreamsClient,
    name: string,
    action: (streams: StreamsClient) => Promise<T>,
  ): Promise<T>;
  callArguments(needs: CallNeeds): [Metadata, CallOptions];
  handleError(...about: unknown[]): Promise<void>;
  getChannel(): Promise<Channel>;
  /** `host:port` of the node to connect to; in a cluster that of the leader. */
  resolveUri(): Promise<string>;
};
export type Client = EventStoreDBClient;
export const inner = (client: Client) => client as unknown as Inner;

const defaults = { deadline: 5000, keepAliveTimeout: 10_000, gossipTimeout: 2 };

/** The client of the moment. A connection on which nothing answers any more is given up for a new one. */
export class Connection {
  /** Milliseconds until an answer counts as not coming: `defaultDeadline` of the connection string. */
  deadline: number;
  client: Client;
  #address: Address;
  #made = 0;
  /** `host:port` of the node of a cluster that was given up last, until another one leads. */
  #silent: string | undefined;
  #closed = false;

  /** Throws a TypeError for a connection string that is none; nothing is sent yet. */
  constructor(url: string, deadline?: number) {
    this.#address = readAddress(url);
    this.deadline = deadline ?? this.#address.number('defaultDeadline') ?? defaults.deadline;
    this.client = this.#connect();
  }

  #connect(): Client {
    const { hosts, discover } = this.#address;
    // Channels with the same options share one socket. A replacement that shared the silent one would be none.
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
    // A node that is frozen may be asked first who leads: the client's own five seconds would be the whole deadline.
    const gossipTimeout = this.#address.number('gossipTimeout') ?? defaults.gossipTimeout;
    const change = { options: { gossipTimeout, ...options } };
    return EventStoreDBClient.connectionString(this.#address.text(hosts ? { ...change, hosts } : change));
  }

  /**
   * Where to go after a node fell silent: to the one that its peers name instead, or back to it once it answers itself.
   * Until they elect another, a frozen leader is still the one that they name.
   */
  async #leader(silent: string, isOver: () => boolean): Promise<string> {
    const others = this.#address.hosts.filter((host) => host !== silent);
    // The client takes a single host for the leader itself; named twice it is asked.
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

  /** Gives a client up, unless that happened already. What is under way on it may still end well. */
  replace(silent: Client) {
    if (silent !== this.client) return;
    this.#silent = nodes.get(silent) ?? this.#silent;
    this.client = this.#connect();
    void hangUp(silent);
  }

  /**
   * The outcome, or an error when none comes in time. The client has no deadline for connecting, discovering and
   * reading. A client is given up for its silence, unless the server `speaks` on it.
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

/** Errors of the client that nobody waits for would end the process, and its channel is needed to close it. */
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

/** Disposing of a client leaves its socket open; closing its channel lets calls under way end and closes it. */
async function hangUp(client: Client) {
  const channel = await channels.get(client)?.catch(() => undefined);
  channel?.close();
}
