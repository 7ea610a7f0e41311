import { attribute, code } from '../../radius-gateway/protocol/codes.ts';
import { type Packet, parsePacket, textAttributes } from '../../radius-gateway/protocol/packet.ts';
import { sealingOf, writeReply } from '../../radius-gateway/protocol/seals.ts';
import { listenUdp } from '../../radius-gateway/udp.ts';
import { createLog } from '../../server-kit/log.ts';
import { secret } from './network.ts';

// The least that a server in Node can do: send back a reply that was made before, or verify the request and sign a
// reply. What the gateway needs beyond the latter is its own cost.
const key = Buffer.from(secret);
const told = textAttributes(
  attribute.replyMessage,
  'Access is suspended. Ask the administrators of your organization.',
);
const nobody = { identifier: 0, authenticator: Buffer.alloc(16), attributes: [] };
const made = writeReply(code.accessReject, nobody, key, told);

async function echo(datagram: Buffer): Promise<Buffer> {
  const reply = Buffer.from(made);
  reply[1] = datagram[1]!;
  return reply;
}
async function sign(datagram: Buffer): Promise<Buffer | null> {
  const packet = parsePacket(datagram) as Packet;
  return sealingOf(packet, key) === 'right' ? writeReply(code.accessReject, packet, key, told) : null;
}

const name = 'the floor';
const answer = process.argv[2] === 'echo' ? echo : sign;
const { port } = await listenUdp(answer, { name, host: '127.0.0.1', port: 0 }, createLog('fatal'));
process.on('disconnect', () => process.exit());
process.send!({ port });
