import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { nextAddress } from '../test/clients/http.ts';

/** POST requests with these bodies, in order, with this many in flight. */
export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  bodies: string[];
  atOnce: number;
};
/** Total duration, the duration of each request (all in milliseconds), and the count of each status. */
export type Loaded = { took: number; each: number[]; statuses: Record<string, number> };

/** Runs the load generator in a process of its own, so that its work is not attributed to the server. */
export function startGenerator() {
  const child: ChildProcess = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    /** Throws when an answer is not 200. */
    async send(load: Load): Promise<Loaded> {
      child.send(load);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      const { statuses } = loaded;
      if (Object.keys(statuses).join() !== '200')
        throw new Error(`not all went well: ${JSON.stringify(statuses)}`);
      return loaded;
    },
    stop: () => child.disconnect(),
  };
}

export type Generator = ReturnType<typeof startGenerator>;

/** Requests per address. The product accepts 60 a minute from one address. */
const perAddress = 50;

/** A connection from an address of its own, which takes requests until none are left or it has made its share. */
function visit(
  { port }: Load,
  take: () => Buffer | undefined,
  answered: (status: string, ms: number) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: nextAddress(), noDelay: true });
    let [answer, left, at] = ['', perAddress, 0];
    const next = () => {
      const request = left-- > 0 ? take() : undefined;
      if (!request) return void socket.end(resolve);
      answer = '';
      at = performance.now();
      socket.write(request);
    };
    socket.once('connect', next).once('error', reject);
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
      const head = answer.indexOf('\r\n\r\n');
      const length = head < 0 ? undefined : /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
      if (length === undefined || answer.length < head + 4 + Number(length)) return;
      answered(answer.slice(9, 12), performance.now() - at);
      next();
    });
  });
}

async function generate(load: Load): Promise<Loaded> {
  const { path, headers, bodies, atOnce } = load;
  const fields = Object.entries({ 'content-type': 'application/json', ...headers });
  const head = `POST ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
  const requests = bodies.map((body) =>
    Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
  );
  let at = 0;
  const [each, statuses]: [number[], Record<string, number>] = [[], {}];
  const answered = (status: string, ms: number) => {
    each.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const one = async () => {
    while (at < requests.length) await visit(load, () => requests[at++], answered);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  return { took: performance.now() - start, each, statuses };
}

if (import.meta.main) process.on('message', async (load: Load) => process.send!(await generate(load)));
