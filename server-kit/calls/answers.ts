import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { audienceOf } from '../http/request/cookies.ts';
import { deviceIn } from '../http/request/userAgent.ts';
import type { Kit } from '../kit.ts';
import type { Answer, Sender } from './caller.ts';

type File = { name: string; bytes: Parameters<Answer['file']>[1] };
/** What is sent in place of a JSON text, if a call asked for it. */
type Streamed = { events?: Parameters<Answer['events']>[0]; file?: File };

/** What a call can do to its reply but for the body, and what it has asked to be streamed. */
export function answerOf(kit: Kit, req: Request, res: Response, caller: Sender) {
  const streamed: Streamed = {};
  const answer: Answer = {
    async signIn(actor, by = {}) {
      // The previous session ends even when the call ignores cookies, and one for another audience goes on.
      const cookie = kit.cookies[audienceOf(actor.role)];
      await kit.sessions.end(cookie.read(req.headers.cookie));
      const browser = deviceIn(caller);
      const token = await kit.sessions.start(actor, { host: caller.host, browser, ...by });
      res.append('Set-Cookie', cookie.set(token));
    },
    async signOut() {
      if (caller.session) await kit.sessions.end(caller.session);
      res.append('Set-Cookie', kit.cookies[caller.audience].clear());
    },
    header: (name, value) => void res.set(name, value),
    events(events, over) {
      streamed.events = events;
      if (res.closed) over();
      else res.once('close', over);
    },
    file: (name, bytes) => void Object.assign(streamed, { file: { name, bytes } }),
  };
  return { answer, streamed };
}

/** Milliseconds between heartbeats on a stream, since proxies close silent connections. */
const heartbeat = 15_000;
/** Sends server-sent events (WHATWG HTML section 9.2), one JSON text each. */
export async function streamEvents(res: Response, events: NonNullable<Streamed['events']>) {
  // The caller left, or was told that the answer took too long.
  if (res.closed || res.headersSent) return;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  res.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).flushHeaders();
  const say = (text: string) => res.writableEnded || res.write(text);
  const beating = setInterval(() => say(':\n\n'), heartbeat);
  try {
    for await (const each of events(gone.signal)) {
      if (gone.signal.aborted) return;
      say(`data: ${JSON.stringify(each)}\n\n`);
    }
    res.end();
  } finally {
    clearInterval(beating);
  }
}
/** Sends a file to be saved. When it cannot be finished, the connection is cut, so that nobody takes it for whole. */
export async function sendFile(res: Response, mediaType: string, { name, bytes }: File) {
  res.attachment(name).type(mediaType);
  await pipeline(Readable.from(bytes, { objectMode: false }), res).catch((error) => {
    const hasLeft = error?.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  });
}
