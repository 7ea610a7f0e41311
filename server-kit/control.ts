import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs a command in the running process: its arguments are JSON, `tell` sends progress, the result ends it. */
export type Handler = (args: unknown, tell: (progress: unknown) => void) => unknown;
export type Handlers = Record<string, Handler>;
type Reply = { progress: unknown } | { result: unknown } | { error: string };

/** Thrown when no process listens in the data folder. */
export class NotRunningError extends Error {}

const longest = 65_536;
/** Systems limit socket paths to about 100 characters, and the data folder's path may be longer. */
const short = (path: string) => {
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
};
const socketIn = (dataDir: string) => short(join(dataDir, 'control.sock'));

/**
 * Listens in the data folder, only for the owner of its files: one JSON line asks ({"command","args"}), lines of
 * progress follow, and a result or an error ends. The caller holds the folder's lock, so an old socket is a dead one.
 */
export async function serveControl(
  dataDir: string,
  handlers: Handlers,
): Promise<{ close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    void serve(socket, handlers);
  });
  await listen(server, dataDir);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        rmSync(socketIn(dataDir), { force: true });
      }),
  };
}

/** Makes the socket in a private folder and moves it once its mode is set, so no other user can ever reach it. */
async function listen(server: Server, dataDir: string) {
  const folder = mkdtempSync(join(dataDir, '.control-'));
  const socket = short(join(folder, 's'));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(socket, resolve);
    });
    chmodSync(socket, 0o600);
    renameSync(socket, socketIn(dataDir));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(socket: Socket, handlers: Handlers) {
  const send = (reply: Reply) => socket.writable && socket.write(`${JSON.stringify(reply)}\n`);
  try {
    const { command, args } = parse(await firstLine(socket));
    if (!Object.hasOwn(handlers, command)) throw new Error(`there is no command ${command}`);
    const result = await handlers[command]!(args, (progress) => send({ progress }));
    send({ result: result ?? null });
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

function parse(line: string): { command: string; args: unknown } {
  const { command, args } = JSON.parse(line) as { command?: unknown; args?: unknown };
  if (typeof command !== 'string') throw new Error('a command is a JSON line with a name');
  return { command, args };
}

const firstLine = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longest) reject(new Error('the command is too long'));
    });
    socket.on('close', () => reject(new Error('the caller left')));
  });

/** Sends a command to the process that runs on this data folder. Throws NotRunningError when there is none. */
export async function askControl(
  dataDir: string,
  command: string,
  args: unknown,
  onProgress: (progress: unknown) => void = () => {},
): Promise<unknown> {
  const socket = connect(socketIn(dataDir));
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch (error) {
    throw new NotRunningError(`nothing runs on ${dataDir}`, { cause: error });
  }
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify({ command, args })}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = JSON.parse(line) as Reply;
    if ('progress' in reply) onProgress(reply.progress);
    else if ('error' in reply) throw new Error(reply.error);
    else return reply.result;
  }
  throw new Error('the running process ended before it answered');
}

/** Does what a command says: the process that runs on this data folder, or `alone` where none does. */
export async function askControlOr(
  dataDir: string,
  command: string,
  args: unknown,
  alone: Handler,
  tell: (progress: unknown) => void = () => {},
): Promise<unknown> {
  try {
    return await askControl(dataDir, command, args, tell);
  } catch (error) {
    if (!(error instanceof NotRunningError)) throw error;
    return alone(args, tell);
  }
}
