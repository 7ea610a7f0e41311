import { readdirSync } from 'node:fs';

/** `npm run service <name>` starts one service, on the Node.js version from the packages rather than the machine's. */
const [name = ''] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));
if (names.includes(name)) await import(`./${name}.ts`);
else {
  console.error(`usage: npm run service ${names.join(' | ')}`);
  process.exitCode = 2;
}
