import { expect, onTestFinished, test } from 'vitest';
import { neededPostgres, runStatement } from '../../../bench/postgres.ts';
import { lookAtPostgresKeys } from '../../../event-store/identity/look.ts';
import { postgresKeyStore } from '../../../event-store/vault/postgresKeys.ts';
import { createLog } from '../../../server-kit/log.ts';
import { openPool } from '../../../server-kit/start/openStores.ts';

test('all keys are counted however long that takes, and other statements keep their limit', async () => {
  const postgres = await neededPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.fresh();
  const pool = openPool(url, { PATIENCE: 1 }, createLog('silent'));
  onTestFinished(() => pool.end());
  const keys = await postgresKeyStore(pool);
  await keys.create([{ subject: 'ada', keyId: 'k', wrapped: 'w' }]);
  // Postgres refuses to look at this condition while statements have a time limit.
  await runStatement(
    url,
    `alter table latchkey_keys.keys rename to every_key;
     create view latchkey_keys.keys as select * from latchkey_keys.every_key
       where 1 / (current_setting('statement_timeout') = '0')::int = 1`,
  );
  expect(await keys.count()).toBe(1);
  expect(await lookAtPostgresKeys('Postgres', pool)).toMatchObject({ keys: 1 });
  await expect(keys.read(['ada'])).rejects.toThrow('division by zero');
});
