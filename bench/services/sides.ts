import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openEventStoreDb } from '../../event-store/eventstoredb/store.ts';
import { checkpointOf } from '../../projections/checkpoint.ts';
import { openDatabase } from '../../projections/database/database.ts';
import { type Product, spawnProduct } from '../../test/product.ts';
import { startServices } from '../../test/services.ts';
import type { Processes } from '../processes.ts';
import { watchLags } from './lags.ts';
import type { Question } from './product.ts';

/** A running product, of one process or of many, from the outside. */
export type Side = {
  name: string;
  product: Product;
  processes: Processes;
  /** Waits until the read models have everything. */
  caughtUp: () => Promise<unknown>;
  /** Runs the work, and returns how many milliseconds the read models were behind after each event meanwhile. */
  lagsDuring: (work: () => Promise<unknown>) => Promise<number[]>;
  stop: () => Promise<void>;
};
/** Options for Node.js that the benchmark was given, such as `--cpu-prof`, apply to the measured processes as well. */
const { NODE_OPTIONS = '' } = process.env;
const settings = {
  NODE_OPTIONS,
  CAPTCHA: 'off',
  LOG_LEVEL: 'info',
  RADIUS_AUTH_PORT: '0',
  RADIUS_ACCT_PORT: '0',
};

/** The whole product in one process, on embedded stores. */
export async function oneProcess(): Promise<Side> {
  const product = await spawnProduct(settings, 'bench/services/product.ts');
  const ask = (question: Question) => {
    const told = product.told();
    product.tell(question);
    return told as Promise<number[]>;
  };
  return {
    name: 'npm start',
    product,
    processes: { 'npm start': product.pid },
    caughtUp: () => ask('caught up'),
    async lagsDuring(work) {
      await ask('watch');
      await work();
      await ask('caught up');
      return ask('lags');
    },
    async stop() {
      await product.stop();
      await rm(product.dataDir, { recursive: true });
    },
  };
}

/** Each service as a process of its own, on EventStoreDB (or its double) and Postgres. */
export async function manyProcesses(): Promise<Side> {
  const product = await startServices(settings);
  const { dataDir, database: databaseUrl, postgres } = product;
  const store = await openEventStoreDb(product.eventLog!);
  const database = await openDatabase({ dataDir, databaseUrl, lookOnly: true });
  const reached = async (position: number) => {
    while ((await checkpointOf(database.db)) < position) await pause(3);
  };
  const names = [...product.names, 'eventstoredb'];
  return {
    name: 'services',
    product,
    processes: {
      ...Object.fromEntries(names.map((name) => [name, product.pidOf(name)])),
      postgres: postgres.pid,
    },
    caughtUp: async () => reached(await store.head()),
    async lagsDuring(work) {
      const lags = watchLags(store, reached);
      await work();
      await reached(await store.head());
      return lags.stop();
    },
    async stop() {
      await database.close();
      await store.close();
      await product.stop();
    },
  };
}
