import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { freePort } from '../process.ts';
import { hasWordPress, wordPressFiles } from '../run/machine.ts';
import { until } from '../until.ts';
import { type Visitor, visitor } from './http.ts';

const run = promisify(execFile);

export { hasWordPress };

/** An account of the site. Its e-mail address is `<name>@blog.example`, its password that of all accounts. */
export const password = 'a long password of the blog';
const people = ['ada', 'grace', 'ida'];

/** The database server of one site, in its folder, without a port. */
async function database(folder: string) {
  const data = join(folder, 'db');
  const own = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  const quick = [
    '--innodb-log-file-size=4M',
    '--innodb-buffer-pool-size=16M',
    '--innodb-flush-method=nosync',
  ];
  await run('mariadb-install-db', [
    ...own,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...quick,
  ]);
  const socket = join(folder, 'db.sock');
  const child = spawn(
    'mariadbd',
    [...own, ...quick, '--skip-networking', `--socket=${socket}`, '--skip-log-bin'],
    {
      stdio: 'ignore',
    },
  );
  await until(() => {
    if (child.exitCode !== null) throw new Error('MariaDB has ended');
    if (!existsSync(socket)) throw new Error('MariaDB does not listen yet');
  });
  return { socket, stop: () => ended(child, 'SIGKILL') };
}

async function ended(child: ReturnType<typeof spawn>, signal: 'SIGTERM' | 'SIGKILL') {
  const exit = once(child, 'exit');
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await exit;
}

const config = (socket: string, origin: string) => `<?php
define('WP_SITEURL', '${origin}');
define('WP_HOME', '${origin}');
define('DB_NAME', 'blog');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', 'localhost');
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
/** Makes the tables, the accounts (the first administers the site), and turns the plugin on. */
const install = (host: string) => `
$_SERVER['HTTP_HOST'] = '${host}';
$_SERVER['REQUEST_URI'] = '/';
$db = new mysqli('localhost', 'root', '', '', 0, ini_get('mysqli.default_socket'));
$db->query('create database blog');
define('WP_INSTALLING', true);
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install('Blog', '${people[0]}', '${people[0]}@blog.example', true, '', '${password}');
foreach (${JSON.stringify(people.slice(1))} as $name) wp_create_user($name, '${password}', "$name@blog.example");
require_once 'wp-admin/includes/plugin.php';
$failed = activate_plugin('latchkey/latchkey.php');
switch_theme('plain');
// Pictures of people are at another site, which cannot be reached.
update_option('show_avatars', 0);
echo is_wp_error($failed) ? $failed->get_error_message() : 'done';
`;

/** Gives a token to the site, as its script does. */
async function gives(accessToken: string, from: Visitor, address = '/?rest_route=/latchkey/v1/session') {
  const answer = await from.send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });
  const { code, message } = (await answer.json()) as { code?: string; message?: string };
  return {
    status: answer.status,
    code,
    message,
    signedIn: [...from.cookies.keys()].some((name) => /^wordpress_logged_in/.test(name)),
  };
}

/**
 * Debian's WordPress at `http://blog.localhost:<port>` with the plugin in this archive. The accounts are ada, who
 * administers it, grace and ida.
 */
export async function wordpress(plugin: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-blog-'));
  const site = join(folder, 'site');
  const port = await freePort();
  const host = `blog.localhost:${port}`;
  const db = await database(folder);
  cpSync(wordPressFiles, site, {
    recursive: true,
    dereference: true,
    filter: (file) => !/wp-config\.php$/.test(file),
  });
  await writeFile(join(site, 'wp-config.php'), config(db.socket, `http://${host}`));
  const plain = join(site, 'wp-content/themes/plain');
  await mkdir(plain, { recursive: true });
  await writeFile(join(plain, 'style.css'), '/* Theme Name: Plain */');
  await writeFile(
    join(plain, 'index.php'),
    '<!doctype html><title>Blog</title><?php wp_head(); wp_footer();',
  );
  for (const [path, bytes] of Object.entries(unzipSync(plugin))) {
    const file = join(site, 'wp-content/plugins', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const settings = ['-d', `mysqli.default_socket=${db.socket}`, '-d', 'sendmail_path=/bin/true'];
  const { stdout } = await run('php', [...settings, '-r', install(host)], { cwd: site });
  if (stdout !== 'done') throw new Error(`WordPress says: ${stdout}`);
  const child = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', site], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // Its workers would outlive it; together they are a group that is ended as one.
    detached: true,
  });
  await until(() => fetch(`http://127.0.0.1:${port}/license.txt`));
  /** A browser at the site. */
  const browser = (more: { origin?: string } = {}) =>
    visitor({ port, host: 'blog.localhost', address: '127.0.0.1', ...more });
  return {
    origin: `http://${host}`,
    browser,
    gives: (token: string, from = browser(), address?: string) => gives(token, from, address),
    /** Runs code of PHP in the site. Returns what it prints. */
    async php(code: string) {
      const here = `$_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] = '/'; require 'wp-load.php';`;
      return (await run('php', [...settings, '-r', `${here} ${code}`], { cwd: site })).stdout;
    },
    async stop() {
      process.kill(-child.pid!, 'SIGTERM');
      await db.stop();
      await rm(folder, { recursive: true });
    },
  };
}
