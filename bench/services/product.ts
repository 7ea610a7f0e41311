import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../start.ts';
import { watchLags } from './lags.ts';

/** What the parent asks of this process: the whole product as `npm start` runs it, which also measures its lags. */
export type Question = 'caught up' | 'watch' | 'lags';

const started = await start(process.env);
const { store, readAfter, projecting } = started.system;
/** Polls the projector's position. A reader's wait would have the projector write sooner. */
const reached = async (position: number) => {
  while (projecting.status().position < position) await pause(2);
};
let watching: ReturnType<typeof watchLags> | undefined;
process.on('message', async (question: Question) => {
  if (question === 'watch') watching = watchLags(store, reached);
  if (question === 'caught up') while (!(await readAfter.reached(await store.head())));
  process.send!(question === 'lags' ? watching!.stop() : []);
});
process.once('SIGTERM', () => void started.stop().then(() => process.exit(0)));
console.log('Latchkey is running.');
