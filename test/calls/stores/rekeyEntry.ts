import { sqliteKeyStore } from '../../../event-store/vault/keys.ts';
import { rekey } from '../../../event-store/vault/rekey.ts';

// Rolls over the keys of a file, and kills itself around one of the writes: `<file> <masters> <when> <which write>`.
const [file, masters, when, which] = process.argv.slice(2) as [string, string, string, string];
const store = sqliteKeyStore(file);
let writes = 0;
const around =
  <Given extends unknown[]>(write: (...given: Given) => Promise<void>) =>
  async (...given: Given) => {
    const here = ++writes === Number(which);
    if (here && when === 'before') process.kill(process.pid, 'SIGKILL');
    await write(...given);
    if (here && when === 'after') process.kill(process.pid, 'SIGKILL');
  };
store.rewrap = around(store.rewrap);
store.replaceSetting = around(store.replaceSetting);
await rekey(
  store,
  masters.split(',').map((key) => Buffer.from(key, 'base64')),
  { batch: 10 },
);
