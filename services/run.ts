import { readdirSync } from 'node:fs';

/** `npm run service <name>` starts one service, on the Node.js version from the packages rather than the machine's. */
const [name = '', ...words] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));
const usage = `usage: npm run service ${names.join(' | ')}
       npm run service projections -- --accept-loss   goes on with an older log, once, though events after it are lost
       npm start -- --help                            lists the settings, which are environment variables`;
const known = name === 'projections' ? ['--accept-loss'] : [];
if ([name, ...words].includes('--help')) console.log(usage);
else if (names.includes(name) && words.every((word) => known.includes(word))) await import(`./${name}.ts`);
else {
  console.error(usage);
  process.exitCode = 2;
}
