import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Vite's loader of a chunk's styles and neighbours: there is one stylesheet and one shared chunk, so it has no work. */
const noPreload: Plugin = {
  name: 'latchkey:no-preload',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  },
};

/** What every page needs. One chunk of it compresses better than ten, and comes in one round trip. */
const shared =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown|preload-helper|public-ui\/(texts|router|match|parts\/(Boundary|Field|Heading|Loading|Shell|Captcha|Methods|useEmailCheck))|web-kit\/(call|limits|passkey|toast|Logo)|api\/client|domain\/limits/;

// The sign-in page has 80 kB (gzip) for all its JavaScript, and React takes 67 of them.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), noPreload],
  // its other build is CommonJS, and the helper for that would be in every page
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  build: {
    target: 'es2022',
    // The content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It says nothing about side effects and has none: signing in then goes without its registration half.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'shared', test: shared }] } },
    },
  },
});
