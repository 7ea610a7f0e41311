import pg from 'pg';

/** Texts of statements that each connection prepares once, with the name that they have there. */
const names = new Map<string, string>();
/** Each prepared statement takes memory in each connection; further ones are parsed every time. */
const most = 200;

/** Has each connection prepare this statement the first time that it is used. */
export function keepPrepared(text: string) {
  if (names.size < most && !names.has(text)) names.set(text, `kept${names.size}`);
}

/** A connection that gives the kept statements their names, which Kysely cannot do. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many forms of pg's query
  override query(...asked: any[]): any {
    const [text, values] = asked;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    const query = super.query as (...asked: unknown[]) => unknown;
    return name === undefined ? query.apply(this, asked) : query.call(this, { name, text, values });
  }
}
