import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

export type Node = { host: string; port: number };

/** The server's capabilities, the answer of `GetSupportedMethods`. */
export function supported(batches: boolean): features.SupportedMethods {
  const methods = ['read', 'append', ...(batches ? ['batchappend'] : [])].map((name) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
  );
  return new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods);
}

/** A cluster that lists only its leader. */
export function members({ host, port }: Node): gossip.ClusterInfo {
  const leader = new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
    .setTimeStamp(String(Date.now()))
    .setState(gossip.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
  return new gossip.ClusterInfo().setMembersList([leader]);
}

export function notLeader({ host, port }: Node): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', host);
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

/** The error for wrong credentials, sent before the call is looked at. */
export const unauthenticated: Partial<ServiceError> = {
  code: status.UNAUTHENTICATED,
  details: 'Unauthenticated',
  metadata: new Metadata(),
};

/** The error for a caller without the right, anonymous or not. */
export function accessDenied(): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
}
