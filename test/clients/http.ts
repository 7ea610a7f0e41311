import { Agent, type IncomingMessage, request } from 'node:http';

/** A client of one host of the product, which behaves like a browser on that host. */
export type Visitor = {
  /** `fetch` for paths of the host and for full addresses on it. */
  send: typeof fetch;
  origin: string;
  /** Its cookies by name. */
  cookies: Map<string, string>;
  /** Its address, somewhere in 127/8, which can be changed. */
  address: string;
};
type Options = { port: number; host?: string; address?: string; origin?: string | null };

/** Connections that are idle for a second are closed, because every address has its own. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 1000 });
let addresses = 0;
/** A loopback address not used before, so that limits per address count each test separately. */
export const nextAddress = () => {
  addresses += 1;
  return `127.${1 + ((process.pid >> 4) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/**
 * Node on Debian does not resolve `*.localhost`, so this connects to 127.0.0.1 and sends the host in a header. It keeps
 * cookies, and sends `Origin` with requests that change something; `origin` overrides it, and null omits it.
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
  const isBody = typeof init.body === 'string' || init.body instanceof Uint8Array;
  const body = isBody ? Buffer.from(init.body as string) : undefined;
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
