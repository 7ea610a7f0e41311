import { defineConfig } from 'vitest/config';
import { bareEnv, longestWait, nodeOptions } from './test/process.ts';
import LongestFirst from './test/run/order.ts';

const calls = [
  'test/calls',
  'server-kit',
  'api',
  'passkeys',
  'approvals',
  'payments',
  'command-api',
  'query-api',
  'front',
  '*-gateway',
];
const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;
/** Limits that only what never ends meets, because a shared machine may stand still for a minute. */
const patient = {
  testTimeout: process.env.CI ? 480_000 : 120_000,
  hookTimeout: process.env.CI ? 480_000 : 180_000,
  expect: { poll: { timeout: longestWait } },
};
/**
 * Who loads the modules. Node does it as for `npm start`, and keeps them compiled. The first run of a clone, and each run
 * after a change, then costs no transformation by Vite: two files of 119 calls took 28 s of processor time, not 37 s.
 */
const loadedBy = {
  node: { experimental: { viteModuleRunner: false, nodeLoader: false } },
  vite: { experimental: { viteModuleRunner: true } },
};
process.env.NODE_COMPILE_CACHE = bareEnv.NODE_COMPILE_CACHE;
const project = (name: string, folders: string[], more: object = {}) => ({
  test: { name, include: folders.map(tests), ...patient, ...loadedBy.node, ...more },
});

/** One project per tier; `vitest run --project domain` runs one of them. */
export default defineConfig({
  test: {
    // The files of a worker share its modules, which takes a fifth of the time that loading them anew for each took.
    isolate: false,
    ...loadedBy.node,
    globalSetup: 'test/run/setUp.ts',
    // Workers often wait for a browser or a store, so four of them use two cores well: of eight journeys, three workers
    // left 7 % of the processor's time idle, and four 2 %.
    maxWorkers: 4,
    execArgv: nodeOptions,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('boundaries', [], {
        include: ['test/*.test.ts', 'test/run/*.test.ts', 'test/repository/*.test.ts'],
      }),
      // The model of the demo is as pure as the rules.
      project('domain', ['domain', 'demo']),
      // These import files with JSX, which Node does not read.
      project('screens', ['web-kit', 'web-sdk', 'admin-ui', 'org-ui', 'public-ui'], loadedBy.vite),
      project('folds', ['projections']),
      project('store', ['event-store']),
      // The files of a worker share one product through `sharedProduct`.
      project('calls', calls),
      // Each file starts a whole system; the files of a worker share its browser.
      project('journeys', ['test/journeys']),
      // Kills, outages and a full disk, briefly in `npm test` and in full with FIRE=1.
      project('fire', ['test/fire'], {
        testTimeout: process.env.FIRE ? 3_600_000 : 480_000,
        // The full tests load the whole machine, so their files run one at a time.
        ...(process.env.FIRE && { fileParallelism: false }),
      }),
    ],
  },
});
