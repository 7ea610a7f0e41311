import { Agent, type IncomingMessage, request } from 'node:http';

/** Requests to one host of the product, as a browser on that host makes them. */
export type Visitor = {
  /** `fetch`, for paths of the host and for full addresses of it. */
  send: typeof fetch;
  origin: string;
  /** The cookies that it has, by name. */
  cookies: Map<string, string>;
  /** The address that it comes from, somewhere in 127/8; it can be set to another one. */
  address: string;
};
type Options = { port: number; host?: string; address?: string; origin?: string | null };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let addresses = 0;
/** A loopback address that nobody has used yet: what counts calls per address counts each test's own. */
export const nextAddress = () => {
  addresses += 1;
  return `127.${1 + ((process.pid >> 4) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/**
 * Node on Debian does not resolve `*.localhost`, so this connects to 127.0.0.1 and says the host in a header. It keeps
 * cookies and sends `Origin` with what changes something; `origin` is another page's, or null for no page.
 */
export function visitor({ port, host = 'localhost', address = nextAddress(), origin }: Options): Visitor {
  const own = `http://${host}:${port}`;
  const cookies = new Map<string, string>();
  const send = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), own);
    const from = origin === undefined ? own : origin;
    const changes = !['GET', 'HEAD'].includes(init.method ?? 'GET');
    const headers: Record<string, string> = {
      ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(changes && from !== null && { origin: from }),
      ...Object.fromEntries(new Headers(init.headers)),
      host: `${host}:${port}`,
    };
    const answer = await exchange(url, init, headers, made.address);
    remember(cookies, answer.headers['set-cookie']);
    return responseOf(answer);
  };
  const made = { send: send as typeof fetch, origin: own, cookies, address };
  return made;
}

function exchange(url: URL, init: RequestInit, headers: Record<string, string>, localAddress: string) {
  const { port, pathname, search } = url;
  const body = typeof init.body === 'string' ? Buffer.from(init.body) : undefined;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        localAddress,
        path: pathname + search,
        method: init.method ?? 'GET',
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
        ...(init.signal && { signal: init.signal }),
      },
      resolve,
    );
    sent.once('error', reject).end(body);
  });
}

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const status = answer.statusCode!;
  return new Response([204, 304].includes(status) ? null : body, { status, headers });
}

function remember(cookies: Map<string, string>, lines: string[] = []) {
  for (const line of lines) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (!name) continue;
    if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.set(name, value);
    else cookies.delete(name);
  }
}
