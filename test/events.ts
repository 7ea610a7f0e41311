import { type IncomingMessage, request } from 'node:http';
import type { Guest } from './product.ts';

/** What a stream of server-sent events brings, as it comes. Ends when it is ended, throws when it is cut. */
export async function* eventsIn(answer: AsyncIterable<Buffer>): AsyncGenerator<Record<string, unknown>> {
  let text = '';
  for await (const chunk of answer) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks)
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length));
  }
}

/** Asks for a stream of events and answers once its head is there; `destroy` of the answer leaves it. */
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
