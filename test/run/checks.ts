import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../node_modules/.bin');
/** Types, lint and format, as `npm run check` looks at them. The boundaries are a tier of the tests. */
export const checks = { types: ['tsc'], 'lint and format': ['biome', 'check', '--error-on-warnings'] };

/** Starts these programs side by side. Returns the names of those that failed, once all have ended. */
export async function failedChecks(programs: Record<string, readonly string[]> = checks): Promise<string[]> {
  const ended = Object.entries(programs).map(async ([name, [program = '', ...words]]) => {
    const child = spawn(join(bin, program), words, { stdio: 'inherit' });
    const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
    return code === 0 ? [] : [name];
  });
  return (await Promise.all(ended)).flat();
}
