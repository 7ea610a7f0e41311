import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, NewEvent } from '../port.ts';
import { withChecksum } from '../vault/unreadable.ts';
import { type Client, inner } from './connection.ts';

/** `position` is missing when the server does not report it, as older ones do for a repeat. */
export type Answer = { revision: number; position?: bigint } | { conflict: number };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const encoder = new TextEncoder();

/** An event in the form that the server takes. Throws a TypeError for events that can never be stored. */
export function proposal({ id, type, data, metadata }: NewEvent): streams.AppendReq {
  if (!uuid.test(id)) throw new TypeError(`event id ${id} is no UUID`);
  const message = new streams.AppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(json(data, id))
    .setCustomMetadata(json(withChecksum({ id, type, data, metadata: metadata ?? {} }), id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return new streams.AppendReq().setProposedMessage(message);
}
function json(value: unknown, id: string): Uint8Array {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`event ${id} holds nothing that JSON can hold`);
  return encoder.encode(text);
}

function header(streamId: string, expected: ExpectedRevision): streams.AppendReq {
  const name = new shared.StreamIdentifier().setStreamName(encoder.encode(streamId));
  const options = new streams.AppendReq.Options().setStreamIdentifier(name);
  const chosen = new shared.Empty();
  if (expected === 'any') options.setAny(chosen);
  else if (expected === 'no_stream') options.setNoStream(chosen);
  else if (expected === 'stream_exists') options.setStreamExists(chosen);
  else options.setRevision(String(expected));
  return new streams.AppendReq().setOptions(options);
}

/**
 * Makes one append in one call, without the client's appendToStream. Where the server offers BatchAppend, that puts all
 * appends on one call without a deadline and, when the call breaks under load, rejects promises that nothing awaits,
 * which ends the process. The plain call does so too when its channel closes at the wrong moment. The deadline is
 * enforced by the caller (see Connection.within); the deadline of the call cleans up some time after it.
 */
export function appendOnce(
  client: Client,
  streamId: string,
  events: streams.AppendReq[],
  expected: ExpectedRevision,
  deadline: number,
): Promise<Answer> {
  const { execute, callArguments } = inner(client);
  return execute(StreamsClient, 'append', (service) => {
    const outcome = Promise.withResolvers<streams.AppendResp>();
    const call = service.append(
      ...callArguments({ requiresLeader: true, deadline: deadline + 1000 }),
      (error, response) => (error ? outcome.reject(error) : outcome.resolve(response)),
    );
    call.on('error', outcome.reject);
    for (const request of [header(streamId, expected), ...events]) call.write(request);
    call.end();
    return outcome.promise.then(answered);
  });
}

function answered(response: streams.AppendResp): Answer {
  const wrong = response.getWrongExpectedVersion();
  if (wrong) return { conflict: wrong.hasCurrentRevision() ? Number(wrong.getCurrentRevision()) : -1 };
  const success = response.getSuccess()!;
  const revision = Number(success.getCurrentRevision());
  const position = success.getPosition()?.getCommitPosition();
  return position === undefined ? { revision } : { revision, position: BigInt(position) };
}
