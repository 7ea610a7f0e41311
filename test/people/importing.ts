import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bareEnv } from '../process.ts';

type Asked = { file: string; passphrase: string; planId?: string };
/** Runs `npm run import` as the guide says. Returns its exit code and what it printed. */
export async function runsImport(
  env: Record<string, string>,
  { file, passphrase, planId = 'special_plan' }: Asked,
) {
  const child = spawn('npm', ['run', '--silent', 'import', '--', file, '--plan', planId], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...bareEnv, ...env },
  });
  child.stdin.end(`${passphrase}\n`);
  const [out, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, out, failed };
}
