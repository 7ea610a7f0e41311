import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { everyPage } from './everyPage.ts';

/**
 * Removes Vite's preloader for a chunk's styles and imports. With one stylesheet and one shared chunk it has nothing to
 * do.
 */
const noPreload: Plugin = {
  name: 'latchkey:no-preload',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  },
};

/** Code that every page needs. One shared chunk compresses better than ten and takes one round trip. */
const isShared = (id: string) =>
  /node_modules\/(react|react-dom|scheduler)\/|rolldown|preload-helper/.test(id) ||
  everyPage.some((path) => id.includes(`/${path}`));

// The sign-in page may load 80 kB of JavaScript (gzip), and React takes 67 kB of that.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), noPreload],
  // Leaflet's other build is CommonJS, whose interop helper would end up in every page.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  build: {
    target: 'es2022',
    // The content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The package does not declare that it is free of side effects. Saying so here drops its registration half from
      // the sign-in page.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'shared', test: isShared }] } },
    },
  },
});
