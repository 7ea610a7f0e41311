import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Reconciled } from './command-api/billing/nightly.ts';
import { examine } from './doctor/examine.ts';
import { lines } from './doctor/report.ts';
import { trialPlan } from './domain/plan/plan.ts';
import { CannotStartError, startFailure } from './event-store/cannotStart.ts';
import { grantReading, readCredentials } from './event-store/eventstoredb/grant.ts';
import { createPrivately } from './event-store/privateFile.ts';
import { readMasterKeys } from './event-store/vault/masterKey.ts';
import { keyProgress, rekey } from './event-store/vault/rekey.ts';
import { importOrganisation } from './importCommand.ts';
import { move } from './moveCommand.ts';
import { atMost, type Models, progressLine } from './projections/projector/replay.ts';
import type { Progress } from './projections/rebuild/rebuild.ts';
import { askControlOr } from './server-kit/control.ts';
import { createLog } from './server-kit/log.ts';
import { readConfig } from './server-kit/settings/config.ts';
import { openKeys } from './server-kit/start/openStores.ts';
import { readStaffWords, type StaffAsked, type StaffTold, staffUsage } from './staffCommand.ts';
import { openSystem, type System } from './system.ts';

const usage = `usage: npm run replay [-- model…]      builds read models anew from the log
       ${staffUsage}
       npm run admin -- recover <e-mail>                  prints a link that gives an operator access again
       npm run eventstoredb -- grant    lets the user of EVENTSTOREDB_URL read the whole log; an admin's name:password
                                        is read from standard input
       npm run rekey [-- --check]       wraps all keys by the newest MASTER_KEY, or says how many are not
       npm run move                     copies the log and the keys of a folder of npm start, which is not in use, to
                                        EventStoreDB and Postgres
       npm run import -- <file> [--plan <id>]
                                        takes in the backup of an organization; the passphrase is read from standard
                                        input
       npm run reconcile                asks the payment providers for every subscription now
       npm run doctor                   checks the data folder, or the stores that the settings name; changes nothing`;

/**
 * Opens the data folder for one piece of work, while no other process may run on it. A folder without a log is one that no
 * setting names, but for work that `begins` an installation.
 */
async function alone<T>(work: (system: System) => Promise<T> | T, { begins = false } = {}): Promise<T> {
  const { EVENTSTOREDB_URL, DATA_DIR } = readConfig(process.env);
  if (!begins && !EVENTSTOREDB_URL && !existsSync(join(DATA_DIR, 'events.db')))
    throw new CannotStartError(`There is no log in ${DATA_DIR}: set DATA_DIR to the folder of npm start.`);
  const system = await openSystem({ ...process.env, LOG_LEVEL: 'warn' }, () => {});
  try {
    await system.projecting.ready;
    return await work(system);
  } finally {
    await system.close();
  }
}

/** Has the running process carry out a command. Where none runs, this one opens the data folder for it. */
const inProduct = (command: string, args: unknown, tell?: (progress: unknown) => void) =>
  askControlOr(
    readConfig(process.env).DATA_DIR,
    command,
    args,
    (args, tell) => alone(({ commands }) => commands[command]!(args, tell)),
    tell,
  );

async function rebuild(models: string[]) {
  const show = atMost(5, (progress) => console.log(progressLine(progress)));
  const asked: Models = { models };
  const done = await inProduct('replay', asked, (progress) => show(progress as Progress));
  console.log(`rebuilt: ${(done as string[]).join(', ')}`);
}

async function staff(words: string[]) {
  const read = readStaffWords(words);
  if (!read) return wrong();
  const { stdin, ...asked } = read as StaffAsked & { stdin?: boolean };
  if (stdin) Object.assign(asked, { password: (await text(process.stdin)).replace(/\r?\n$/, '') });
  const answer = (await inProduct('staff', asked)) as StaffTold;
  for (const line of answer.lines) console.log(line);
}

/** Prints a link for an operator who lost every device; the owner must pass it on in a trusted way. */
async function recover(email: string) {
  const link = await inProduct('recover', email);
  console.log(
    `Give this link to ${email}. It works once, within two days, and the team is told when it is opened:`,
  );
  console.log(String(link));
}

/** Wraps the keys in the data folder or in Postgres anew. Running processes need not stop. */
async function rollOver({ check }: { check: boolean }) {
  const config = readConfig(process.env);
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'keys.db')))
    throw new Error(`There are no keys in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  const masters = readMasterKeys(config.MASTER_KEY, config.DATA_DIR, { make: false });
  const { keys, close } = await openKeys(config, createLog('warn'));
  try {
    const tell = (done: number, of: number) => console.log(`${done} of ${of} keys done`);
    const { master, wrapped, remaining, damaged } = check
      ? { ...(await keyProgress(keys, masters)), damaged: [] }
      : await rekey(keys, masters, { tell });
    console.log(`${wrapped} keys are wrapped by master key ${master}, ${remaining} by older ones`);
    for (const subject of damaged)
      console.error(`the key of ${subject} is damaged: it opens with no master key`);
    if (remaining) process.exitCode = 1;
  } finally {
    await close();
  }
}

/** The first line of standard input; empty when there is none. */
async function lineOfInput(): Promise<string> {
  const lines = createInterface(process.stdin);
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])]);
  lines.close();
  return String(line).trim();
}

/** Grants the user of EVENTSTOREDB_URL the right to read the whole log, which ordinary users lack. */
async function grantLog() {
  const { EVENTSTOREDB_URL } = readConfig(process.env);
  if (!EVENTSTOREDB_URL) throw new Error('Set EVENTSTOREDB_URL to the address that Latchkey uses.');
  if (process.stdin.isTTY) console.error("name:password of one of EventStoreDB's admins, then Enter:");
  const line = await lineOfInput();
  const { user, had } = await grantReading(EVENTSTOREDB_URL, readCredentials(line));
  console.log(had ? `${user} may read the whole log already` : `${user} may read the whole log now`);
}

/** Takes the backup of an organisation into the data folder, while no process runs on it. */
async function takeIn(words: string[]) {
  const at = words.indexOf('--plan');
  const planId = at < 0 ? trialPlan : words[at + 1];
  const [file, ...more] = at < 0 ? words : words.toSpliced(at, 2);
  if (!file || !planId || more.length || file.startsWith('--')) return wrong();
  if (process.stdin.isTTY) console.error('The passphrase of the backup, then Enter:');
  const passphrase = await lineOfInput();
  const asked = { file, passphrase, planId };
  await alone((system) => importOrganisation(system, asked, console.log), { begins: true });
}

/** Does at once what is done every night. */
async function reconcile() {
  const { asked, changed, failed } = (await inProduct('reconcile', null)) as Reconciled;
  console.log(`Subscriptions asked for: ${asked}, changed: ${changed}, failed: ${failed}`);
  if (failed) process.exitCode = 1;
}

async function doctor() {
  const findings = await examine(process.env);
  for (const line of lines(findings)) console.log(line);
  if (findings.some(({ wrong }) => wrong)) process.exitCode = 1;
}

/** A word that a command does not know changes nothing, so that a misspelt one is not taken for none. */
async function main([command, ...rest]: string[]) {
  createPrivately();
  const words = rest.join(' ');
  if (command === '--help' || rest.includes('--help')) return console.log(usage);
  if (command === 'replay' && !words.includes('--')) return rebuild(rest);
  if (command === 'eventstoredb' && words === 'grant') return grantLog();
  if (command === 'doctor' && !words) return doctor();
  if (command === 'import') return takeIn(rest);
  if (command === 'reconcile' && !words) return reconcile();
  if (command === 'move' && !words) return move(process.env, console.log);
  if (command === 'rekey' && (!words || words === '--check')) return rollOver({ check: words === '--check' });
  if (command === 'admin' && rest[0] === 'recover' && rest[1] && !rest[2]) return recover(rest[1]);
  if (command === 'admin') return staff(rest);
  wrong();
}

function wrong() {
  console.error(usage);
  process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error) => {
  const failure = startFailure(error);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
