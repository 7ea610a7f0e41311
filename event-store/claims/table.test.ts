import { onTestFinished } from 'vitest';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { claimsInMemory, newLog } from '../testSystem.ts';
import { describeTable } from './testTable.ts';

describeTable('a table in a file of its own', async () => claimsInMemory());
describeTable('a table in the file of the log', async () => {
  const store = await openSqliteEventStore(...(await newLog()));
  onTestFinished(() => store.close());
  return store.claims;
});
