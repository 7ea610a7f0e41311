import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { tempFolder } from '../../event-store/testFolder.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { linesOf } from '../../staffCommand.ts';
import { welcome } from '../../welcome.ts';
import { bareEnv, node } from '../process.ts';

const root = join(import.meta.dirname, '../..');
/** Runs programs of the product beside each other, on a data folder that does not exist, to their ends. */
async function ended(all: string[][]) {
  const folder = join(await tempFolder(), 'data');
  const one = async (words: string[]) => {
    const child = spawn(node, words, { cwd: root, env: { ...bareEnv, DATA_DIR: folder } });
    const [said, complained, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise((resolve) => child.once('exit', resolve)),
    ]);
    return { words: words.join(' '), code, said, complained };
  };
  const results = await Promise.all(all.map(one));
  expect(existsSync(folder), 'nothing was made').toBe(false);
  return { folder, results };
}
const time = { timeout: 60_000 };

test('whoever asks a command for help gets it, and nothing is done', time, async () => {
  const asked = [
    ['cli.ts', 'rekey', '--help'],
    ['services/run.ts', 'projections', '--help'],
    ['start.ts', '--demo', '--help'],
  ];
  for (const { words, code, said } of (await ended(asked)).results) {
    expect(said, words).toMatch(/^usage: npm /);
    expect(code, words).toBe(0);
  }
});

test('a misspelt word is not taken for none', time, async () => {
  const misspelt = [
    ['cli.ts', 'rekey', '--chekc'],
    ['services/run.ts', 'projections', '--accept-los'],
    ['start.ts', '--dmeo'],
  ];
  for (const { words, code, said, complained } of (await ended(misspelt)).results) {
    expect(complained, words).toMatch(/^usage: npm /);
    expect([code, said], words).toEqual([2, '']);
  }
});

test('a command that finds no installation makes none', time, async () => {
  const { folder, results } = await ended([['cli.ts', 'replay']]);
  const complained = `There is no log in ${folder}: set DATA_DIR to the folder of npm start.\n`;
  expect(results).toMatchObject([{ code: 1, complained }]);
});

test('a list of no members says when there will be one', () =>
  expect(linesOf([])).toEqual(['Nobody yet: the next start adds the first member.']));

test('a start with the demo says how to enter its console, and no other start does', () => {
  const config = readConfig({ DATA_DIR: '/var/lib/latchkey' });
  const admin = { username: 'ada', password: null };
  const said = (demo: boolean) => welcome({ url: config.PUBLIC_ORIGIN, config, admin, demo });
  expect(said(true)).toContain('at http://localhost:8080/mailbox, open the mail to demo@acme.example');
  expect(said(false)).not.toContain('demo@acme.example');
});

test('a start says where mails are: at the mailbox, in the folder, or with the mail server', () => {
  const said = (env: Record<string, string>) => {
    const config = readConfig({ DATA_DIR: '/var/lib/latchkey', ...env });
    return welcome({ url: config.PUBLIC_ORIGIN, config, admin: { username: 'ada', password: null } });
  };
  expect(said({})).toContain('http://localhost:8080/mailbox');
  const kept = said({ NODE_ENV: 'production' });
  expect(kept).toContain('kept in /var/lib/latchkey/mails, until SMTP_URL is set');
  expect(kept).not.toContain('/mailbox');
  const named = said({ BASE_DOMAIN: 'sign.example', PUBLIC_ORIGIN: 'https://sign.example' });
  expect(named).toContain('kept in /var/lib/latchkey/mails, until SMTP_URL is set');
  const sent = said({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'ada@acme.example' });
  expect(sent).not.toMatch(/[Mm]ails/);
});
