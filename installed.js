// Plain JavaScript for any Node.js, because it runs before it is known which one there is. npm runs it after it has
// installed the packages, and at the beginning of `npm start` and `npm test`. It names what is missing and what helps.
import { existsSync, readFileSync } from 'node:fs';

const { engines, dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [needed] = dependencies.node.split('.');

function stop(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < Number(needed))
  stop(
    `This is Node.js ${process.versions.node}, and Node.js ${needed}, which comes with the packages, is not there: npm did ` +
      'not run the script that installs it (ignore-scripts). Run: npm rebuild node --ignore-scripts=false --foreground-scripts',
  );
// Who leaves the development packages out brings the pages built.
const builds = existsSync(new URL('node_modules/vite', import.meta.url));
if (process.env.npm_lifecycle_event === 'postinstall' && builds) {
  // The Node.js on which npm runs: `npm/9.2.0 node/v18.20.4 linux x64`.
  const [, outer = 'another one'] = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  await import('rolldown').catch(() =>
    stop(
      'The packages are incomplete: the bundler of the pages cannot be loaded. npm leaves parts of it out unless it runs ' +
        `on Node.js ${engines.node}. Here it ran on ${outer}: install one of those, and run npm ci again.`,
    ),
  );
}
