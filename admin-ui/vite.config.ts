import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksOf } from '../web-kit/chunks.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400,
    rolldownOptions: { output: chunksOf(import.meta.dirname) },
  },
});
