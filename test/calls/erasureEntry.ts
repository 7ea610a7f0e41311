import { start } from '../../start.ts';

// Runs the product with a clock that a message advances, by that many milliseconds.
let ahead = 0;
process.on('message', (milliseconds: number) => (ahead += milliseconds));
const { stop } = await start(process.env, undefined, { clock: () => Date.now() + ahead });
console.log('Latchkey is running.');
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
