import { start } from '../../../start.ts';
import { caughtUp } from '../../product.ts';

// Runs the product with a clock that a message advances, by that many milliseconds. A clean-up covers what the read
// models have read, and the next comes an hour after it: so the clock waits until they have read everything.
let ahead = 0;
const { system, stop } = await start(process.env, undefined, { clock: () => Date.now() + ahead });
process.on('message', async (milliseconds: number) => {
  await caughtUp({ system });
  ahead += milliseconds;
});
console.log('Latchkey is running.');
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
