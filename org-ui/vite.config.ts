import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksOf } from '../web-kit/chunks.ts';

/** The servers' content security policy allows no inline script, so every script is a file of its own. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: chunksOf(import.meta.dirname) },
  },
});
