import { type IncomingMessage, request } from 'node:http';
import type { Guest } from './product.ts';

/** The events of a stream of server-sent events. It ends when the stream ends, and throws when the connection is cut. */
export async function* eventsIn(answer: AsyncIterable<Buffer>): AsyncGenerator<Record<string, unknown>> {
  let text = '';
  for await (const chunk of answer) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks)
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length));
  }
}

/** Requests a stream of events and resolves once its headers have arrived. `destroy` on the answer closes it. */
export function openEvents({ origin, headers, address }: Guest, path: string): Promise<IncomingMessage> {
  const { host, port } = new URL(origin);
  const accept = { accept: 'text/event-stream', host };
  const options = {
    host: '127.0.0.1',
    port,
    localAddress: address,
    path: `/api${path}`,
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    request({ ...options, headers: { ...headers, ...accept } }, resolve)
      .once('error', reject)
      .end();
  });
}
