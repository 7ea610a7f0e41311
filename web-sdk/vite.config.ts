import { build, defineConfig, type LibraryOptions, type Plugin } from 'vite';
import type { Fetched } from './words.ts';

const root = import.meta.dirname;
const target = 'es2022';
const languages: Record<Fetched, string> = {
  de: 'languages/german.ts',
  es: 'languages/spanish.ts',
  fr: 'languages/french.ts',
  hi: 'languages/hindi.ts',
};
const modules: LibraryOptions = {
  entry: { solver: 'solver.ts', ...languages },
  formats: ['es'],
  fileName: (_, name) => `${name}.js`,
};

/** Builds the modules next to the script which it loads when they are needed: the solver, and the words of a language. */
const besides: Plugin = {
  name: 'besides',
  async writeBundle({ dir }) {
    const lib = { target, lib: modules, outDir: dir!, emptyOutDir: false, copyPublicDir: false };
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
