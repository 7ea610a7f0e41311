import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { start } from '../../start.ts';

// The product, wrapped so that it kills itself at a named point: `<before|after> <what> <text that it contains>`. The
// point is the first argument, or comes later as a message.
let armed = process.argv[2] ?? '';
process.on('message', (point: string) => {
  armed = point;
  process.send?.('armed');
});

/** Kills this process if `armed` names this point; `told` describes the work at the point. */
function at(when: 'before' | 'after', what: string, told: string) {
  const point = `${when} ${what} `;
  if (armed.startsWith(point) && told.includes(armed.slice(point.length)))
    process.kill(process.pid, 'SIGKILL');
}

type Work = (...given: never[]) => unknown;
/** Wraps a method with a point before and after it. */
function wrap<T extends object>(whose: T, name: keyof T, what: string, told: (given: unknown[]) => string) {
  const work = whose[name] as Work;
  whose[name] = function (this: unknown, ...given: never[]) {
    const text = told(given);
    at('before', what, text);
    const done = work.apply(this, given);
    if (!(done instanceof Promise)) at('after', what, text);
    else
      return done.then((result) => {
        at('after', what, text);
        return result;
      });
    return done;
  } as T[keyof T];
}

/** The SQL passed to a database client, as text or in an object. */
const statement = ([query]: unknown[]) =>
  typeof query === 'string' ? query : String((query as { text?: string } | null)?.text);
wrap(pg.Client.prototype, 'query', 'statement', statement);
wrap(fs.promises, 'rename', 'rename', ([from]) => String(from));
syncBuiltinESMExports();
wrap(ServerResponse.prototype, 'end', 'reply', ([body]) => String(body));

const { system } = await start(process.env);
wrap(system.store, 'append', 'append', ([stream, events]) =>
  [stream, ...(events as { type: string }[]).map(({ type }) => type)].join(' '),
);
wrap(system.vault, 'erase', 'erase', ([subject]) => `key ${subject}`);
process.send?.('running');
