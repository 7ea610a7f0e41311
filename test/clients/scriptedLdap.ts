import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { BerReader, BerWriter, PagedResultsControl, PresenceFilter, SearchRequest } from 'ldapts';
import { localCertificate } from './certificate.ts';
import { sentDirectory } from './ldap.ts';

/** An entry as a server sends it. */
export type Sent = { dn: string } & Record<string, string | string[]>;
/** A search as a server is asked for it. `cookie` is empty for a first page. */
export type Search = { base: string; scope: string; filter: string; seconds: number; cookie: string };
/** What a server answers to a search, by result code. `cookie` says that there are further pages. */
export type Found = { code?: number; entries?: readonly Sent[]; cookie?: string };

/** The tags of messages and their parts (RFC 4511 section 4). */
const tags = { bind: 0x60, bound: 0x61, search: 0x63, entry: 0x64, done: 0x65, simple: 0x80, controls: 0xa0 };

/** A whole message with what is written in it, and with the control of pages when it has a cookie. */
function message(id: number, tag: number, write: (writer: BerWriter) => void, cookie?: string): Buffer {
  const writer = new BerWriter();
  writer.startSequence();
  writer.writeInt(id);
  writer.startSequence(tag);
  write(writer);
  writer.endSequence();
  if (cookie !== undefined) {
    writer.startSequence(tags.controls);
    new PagedResultsControl({ value: { size: 0, cookie: Buffer.from(cookie) } }).write(writer);
    writer.endSequence();
  }
  writer.endSequence();
  return writer.buffer;
}
const ends = (code: number) => (writer: BerWriter) => {
  writer.writeEnumeration(code);
  writer.writeString('');
  writer.writeString('');
};
const sends =
  ({ dn, ...attributes }: Sent) =>
  (writer: BerWriter) => {
    writer.writeString(dn);
    writer.startSequence();
    for (const [type, values] of Object.entries(attributes)) {
      writer.startSequence();
      writer.writeString(type);
      writer.startSequence(0x31);
      for (const value of [values].flat()) writer.writeString(value);
      writer.endSequence();
      writer.endSequence();
    }
    writer.endSequence();
  };

/**
 * Starts a directory whose answers a test decides, for what no real server does when asked to. It takes every password,
 * unless `binds` says otherwise by a result code.
 */
export async function startScripted(
  finds: (search: Search) => Found,
  binds: (dn: string, password: string) => number = () => 0,
) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-ldap-'));
  const { key, cert } = await localCertificate(folder);
  const certificate = await readFile(cert, 'utf8');
  function* answers(octets: Buffer): Iterable<Buffer> {
    const reader = new BerReader(octets);
    reader.readSequence();
    const id = reader.readInt()!;
    const tag = reader.readSequence();
    if (tag === tags.bind) {
      reader.readInt();
      const [dn, password] = [reader.readString()!, reader.readString(tags.simple)!];
      yield message(id, tags.bound, ends(binds(dn, password)));
    }
    if (tag !== tags.search) return;
    const asked = new SearchRequest({ messageId: id, filter: new PresenceFilter({ attribute: 'any' }) });
    asked.parse(reader, []);
    const { baseDN: base, scope, filter, timeLimit: seconds, controls = [] } = asked;
    const page = controls.find((control) => control instanceof PagedResultsControl);
    const before = page?.value?.cookie?.toString() ?? '';
    const found = finds({ base, scope, filter: filter.toString(), seconds, cookie: before });
    for (const entry of found.entries ?? []) yield message(id, tags.entry, sends(entry));
    yield message(id, tags.done, ends(found.code ?? 0), page && (found.cookie ?? ''));
  }
  const sockets = new Set<Socket>();
  const server = createServer({ key: await readFile(key), cert: certificate }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    // A client asks one question at a time, each in one record of TLS.
    socket.on('data', (octets) => {
      for (const answer of answers(octets)) socket.write(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    certificate,
    port,
    /** Its settings, as the consoles send them. */
    sent: {
      ...sentDirectory,
      ldap_server_address: 'localhost',
      ldap_port: port,
      ca_certificate: certificate,
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
