import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import type { Here } from '../../test/product.ts';
import type { Answer, Shop } from '../people.ts';

const bodyOf = async (req: IncomingMessage) =>
  JSON.parse(Buffer.concat(await Array.fromAsync(req as AsyncIterable<Buffer>)).toString());

/**
 * Starts the ceiling: a server that reads the body, has the library verify it, answers with as many bytes as the
 * product, and does nothing else.
 */
export async function startCeiling(product: Here, { origin, users }: Shop) {
  const known = new Map<string, { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }>();
  for (const { deviceId, key } of users) {
    const { credential } = (await product.system.executor.look(ref(device, deviceId))).state;
    const publicKey = new Uint8Array(Buffer.from(credential!.publicKey, 'base64url'));
    known.set(key.id, { id: key.id, publicKey, counter: 0 });
  }
  const challenges = new Map<string, string>();
  const reply = JSON.stringify({ errorCode: 0, accessToken: 'x'.repeat(550), expiresIn: 3600 });
  const server = createServer(async (req, res) => {
    const { credential, transactionId } = await bodyOf(req);
    const { verified } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenges.get(transactionId)!,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: known.get(credential.id)!,
    });
    const headers = { 'content-type': 'application/json', 'content-length': reply.length };
    res.writeHead(verified ? 200 : 400, headers).end(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    at: { port: (server.address() as AddressInfo).port },
    expects: (answers: Answer[]) => {
      for (const { body, challenge } of answers) challenges.set(JSON.parse(body).transactionId, challenge);
    },
    stop: () => server.close(),
  };
}
