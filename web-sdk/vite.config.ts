import { build, defineConfig, type LibraryOptions, type Plugin } from 'vite';

const root = import.meta.dirname;
const target = 'es2022';
const solver: LibraryOptions = { entry: 'solver.ts', formats: ['es'], fileName: () => 'solver.js' };

/** Builds the solver module next to the script, which loads it when somebody registers. */
const besides: Plugin = {
  name: 'solver',
  async writeBundle({ dir }) {
    const lib = { target, lib: solver, outDir: dir!, emptyOutDir: false, copyPublicDir: false };
    await build({ root, configFile: false, logLevel: 'error', build: lib });
  },
};

/** One script for other people's pages: a global without dependencies, in the syntax of browsers that support passkeys. */
export default defineConfig({
  root,
  plugins: [besides],
  build: {
    target,
    lib: { entry: 'latchkey.ts', name: 'latchkey', formats: ['iife'], fileName: () => 'latchkey.js' },
  },
});
