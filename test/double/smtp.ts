import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Delivered = { to: string; messageId: string; raw: string };
export type SmtpDouble = {
  port: number;
  /** Mails accepted, in order. */
  delivered: Delivered[];
  /** Recipients that it rejects permanently (RFC 5321 section 4.2.2: 550). */
  refuses: Set<string>;
  /** While it is an array, accepted mails are answered only when these functions are called. */
  held: (() => void)[] | undefined;
  /** Milliseconds until a mail is answered. */
  takes: number;
  /** Connections that were ever opened. */
  connections: number;
  /** The names that senders gave in their greetings. */
  greetedBy: string[];
  /** Recipients that it rejects for now (450). */
  defers: Set<string>;
  /** Recipients for whom it closes the connection (421). */
  closesFor: Set<string>;
  /** Replaces the welcome; '' welcomes. */
  greeting: string;
  /** Stops listening and cuts all connections. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** A mail server that implements as much of RFC 5321 as a sender needs, and keeps what it receives. */
export async function startSmtp(): Promise<SmtpDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    double.connections += 1;
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    converse(socket, double);
  });
  const double: SmtpDouble = {
    port: 0,
    delivered: [],
    refuses: new Set(),
    greetedBy: [],
    defers: new Set(),
    closesFor: new Set(),
    greeting: '',
    held: undefined,
    connections: 0,
    takes: 0,
    async start() {
      await once(server.listen(double.port, '127.0.0.1'), 'listening');
      double.port = (server.address() as AddressInfo).port;
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  await double.start();
  return double;
}

function converse(socket: Socket, double: SmtpDouble) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let reading = false;
  let buffered = '';
  if (double.greeting) return void socket.end(`${double.greeting}\r\n`);
  say('220 double ready');
  const heard = (line: string) => {
    const greeting = /^(?:EHLO|HELO) (.*)/i.exec(line)?.[1];
    if (greeting !== undefined) {
      double.greetedBy.push(greeting);
      return say('250 double');
    }
    const octets = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (octets !== undefined) {
      const recipient = Buffer.from(octets, 'latin1').toString();
      to = recipient;
      if (double.closesFor.has(recipient)) return void socket.end('421 closing for maintenance\r\n');
      if (double.defers.has(recipient)) return say('450 4.2.1 try later');
      return say(double.refuses.has(recipient) ? `550 5.1.1 no such mailbox ${recipient}` : '250 ok');
    }
    if (/^DATA/i.test(line)) {
      reading = true;
      return say('354 go on');
    }
    return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
  };
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1');
    for (;;) {
      const end = reading ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
      if (end < 0) return;
      const taken = buffered.slice(0, end);
      buffered = buffered.slice(end + (reading ? 5 : 2));
      if (reading) {
        reading = false;
        const messageId = /^Message-ID: (.*)$/im.exec(taken)?.[1] ?? '';
        double.delivered.push({ to, messageId, raw: taken });
        const answer = () => void say('250 taken');
        if (double.held) double.held.push(answer);
        else if (double.takes) setTimeout(answer, double.takes);
        else answer();
      } else heard(taken);
    }
  });
}
