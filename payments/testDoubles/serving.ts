import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Reply = { status: number; body: unknown };

/** Serves a provider's API until it is closed. While it is down, it hangs up. */
export async function serving(
  reply: (req: IncomingMessage, url: URL, sent: string) => Reply,
  headers: () => Record<string, string> = () => ({}),
) {
  let down = false;
  let loses = false;
  const server = createServer(async (req, res) => {
    const sent = await text(req);
    if (down) return void req.socket.destroy();
    const answer = reply(req, new URL(req.url!, 'http://provider'), sent);
    if (loses && req.method === 'POST') return void req.socket.destroy();
    const { status, body } = answer;
    res.writeHead(status, { 'content-type': 'application/json', ...headers() }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Does what it is asked to, but its answers do not arrive. */
    losesAnswers: (is: boolean) => void (loses = is),
    goesDown: (is: boolean) => void (down = is),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
