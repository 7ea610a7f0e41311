import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewEvent } from '../event-store/port.ts';
import { rowChecksum } from '../event-store/sqlite/log.ts';

/** The events of a stream that does not exist yet. */
export type Stream = { stream: string; events: readonly NewEvent[] };

/**
 * Adds new streams to the log of a data folder that no process has open, without waits for the disk, and with an index
 * that is made once at the end. A million streams take about a minute, a tenth of the time of appends.
 */
export async function writeStreams(folder: string, streams: AsyncIterable<Stream>) {
  const db = new DatabaseSync(join(folder, 'events.db'));
  db.exec('pragma synchronous = off; pragma temp_store = memory; drop index by_stream; begin');
  const insert = db.prepare(
    `insert into events (stream, revision, id, type, data, metadata, at, loose, checksum)
     values (?, ?, ?, ?, ?, ?, ?, 0, ?)`,
  );
  const at = Date.now();
  for await (const { stream, events } of streams)
    for (const [revision, event] of events.entries()) {
      const { id, type } = event;
      const [data, metadata] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
      const checksum = rowChecksum({ streamId: stream, revision, id, type, data, metadata, at });
      insert.run(stream, revision, id, type, data, metadata, at, checksum);
    }
  db.exec('commit; create unique index by_stream on events (stream, revision); pragma synchronous = full');
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
}
