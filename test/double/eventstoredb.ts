import { parseArgs } from 'node:util';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type gossip from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server as GrpcServer, type Metadata, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { openLog } from '../../event-store/sqlite/log.ts';
import { openSqliteEventStore } from '../../event-store/sqlite/sqlite.ts';
import { append, batchAppend } from './appends.ts';
import { accessDenied, members, notLeader, supported, unauthenticated } from './cluster.ts';
import { read } from './reads.ts';
import type { Call, Mischief, Server, Timeouts } from './server.ts';
import { callerOf } from './users.ts';

export type Double = Server & {
  port: number;
  /** Cuts all connections and stops listening, like a crash. */
  down(): void;
  /** Listens again on the same port with the same log. */
  up(): Promise<void>;
  /** The number of connections on which calls have come so far. */
  connections(): number;
  /** Makes existing connections half-open: they stay, but nothing is received or sent on them any more. */
  goDeaf(): void;
  /** Stops answering, like a frozen process: connections are accepted, but nothing is sent on them. */
  freeze(): void;
  /** Answers new calls again. */
  thaw(): void;
  stop(): Promise<void>;
};
type Tls = { key: Buffer; cert: Buffer };
export type DoubleOptions = Partial<Mischief> & {
  file: string;
  port?: number;
  tls?: Tls;
  timeouts?: Timeouts;
  maxAppendSize?: number;
  /** Called with the number of open subscriptions whenever it changes. */
  onFollowed?: (subscriptions: number) => void;
};

/** EventStoreDB as far as our adapter can observe it, surprising behaviour included, on top of the SQLite log. */
export async function openDouble({
  file,
  port = 0,
  tls,
  timeouts = { commit: 2000 },
  maxAppendSize = 1024 * 1024,
  onFollowed = () => {},
  ...mischief
}: DoubleOptions): Promise<Double> {
  const log = await openSqliteEventStore(file, openLog(file));
  const peers = new Set<string>();
  const deafTo = new Set<string>();
  let frozen = false;
  let subscriptions = 0;
  let listening: GrpcServer | undefined;
  const double: Double = {
    log,
    port,
    counts: { append: 0, batchAppend: 0, dropped: 0, read: 0, subscribe: 0, gossip: 0, sent: 0, open: 0 },
    followed(more) {
      subscriptions += more;
      if (more) onFollowed(subscriptions);
    },
    indexing: new Set(),
    timeouts,
    maxAppendSize,
    mischief: { ...innocent, ...mischief },
    isDeafTo: (call) => frozen || deafTo.has(call.getPeer()),
    refuses(call, answer) {
      peers.add(call.getPeer());
      if (double.isDeafTo(call)) return true;
      const error = refusalOf(double.mischief, call.metadata);
      if (error && answer) answer(error);
      else if (error) call.emit('error', error);
      return error !== undefined;
    },
    down() {
      listening?.forceShutdown();
      listening = undefined;
    },
    async up() {
      listening = await listen(double, tls);
    },
    connections: () => peers.size,
    goDeaf() {
      for (const peer of peers) deafTo.add(peer);
    },
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
    },
    async stop() {
      double.down();
      await log.close();
    },
  };
  await double.up();
  return double;
}
const innocent: Mischief = {
  ...{ batchAppend: true, losesAnswers: 0, forgetsIds: false, noPosition: false },
  ...{
    systemEvents: true,
    indexesAfter: null,
    mute: false,
    dropsSubscriptions: 0,
    resetsReads: 0,
    resetsAppends: 0,
    leader: null,
    users: null,
  },
};

function refusalOf({ users, leader }: Mischief, metadata: Metadata) {
  const caller = users && callerOf(users, metadata);
  if (users && !caller) return caller === null ? accessDenied() : unauthenticated;
  return leader && metadata.get('requires-leader').includes('true') ? notLeader(leader) : undefined;
}

async function listen(double: Double, tls?: Tls): Promise<GrpcServer> {
  const server = new GrpcServer({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const handlers = { append: append(double), batchAppend: batchAppend(double), read: read(double) };
  server.addService(StreamsService, handlers);
  server.addService(ServerFeaturesService, {
    getSupportedMethods(call: Call, answer: sendUnaryData<features.SupportedMethods>) {
      if (!double.refuses(call, answer)) answer(null, supported(double.mischief.batchAppend));
    },
  });
  server.addService(GossipService, {
    read(call: Call, answer: sendUnaryData<gossip.ClusterInfo>) {
      double.counts.gossip += 1;
      const self = { host: '127.0.0.1', port: double.port };
      if (!double.isDeafTo(call)) answer(null, members(double.mischief.leader ?? self));
    },
  });
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.cert }])
    : ServerCredentials.createInsecure();
  double.port = await new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${double.port}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return server;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '2113' },
      file: { type: 'string' },
      plain: { type: 'boolean', default: false },
      'max-append-size': { type: 'string', default: '1048576' },
    },
  });
  if (!values.file) throw new Error('say where the log is: --file PATH [--port 2113] [--plain]');
  const port = Number(values.port);
  const maxAppendSize = Number(values['max-append-size']);
  const onFollowed = (subscriptions: number) => console.log(`${subscriptions} subscriptions`);
  const batchAppend = !values.plain;
  const double = await openDouble({ file: values.file, port, batchAppend, maxAppendSize, onFollowed });
  console.log(`esdb://127.0.0.1:${double.port}?tls=false`);
}
