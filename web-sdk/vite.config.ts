import { defineConfig } from 'vite';

/** One script for other people's pages: a global, no dependency, syntax of browsers that know passkeys. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    lib: { entry: 'latchkey.ts', name: 'latchkey', formats: ['iife'], fileName: () => 'latchkey.js' },
  },
});
