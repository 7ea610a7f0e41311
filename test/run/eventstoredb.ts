import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the tests about EventStoreDB against a real server, which the environment names. */
const { EVENTSTOREDB_TEST_URL: url, EVENTSTOREDB_TEST_COMMAND: command } = process.env;
const anyLog = ['event-store/eventstoredb/store.test.ts'];
/** These tests need an empty log, and kill its server. */
const ownLog = [
  'event-store/eventstoredb/restart.test.ts',
  'test/fire/outages.test.ts',
  'test/journeys/services.test.ts',
];

if (!url && !command) {
  console.error(
    'Set EVENTSTOREDB_TEST_URL to the address of a server to run the contract, or EVENTSTOREDB_TEST_COMMAND to a command ' +
      'that starts one at {port} with its files in {folder} to run everything. CONTRIBUTING.md has an example.',
  );
  process.exit(2);
}
const files = [...anyLog, ...(command ? ownLog : [])];
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
