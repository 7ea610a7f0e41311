import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The strict content security policy of the servers allows no inline script: everything is a file of its own. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
