import { createRoot } from 'react-dom/client';
import { showsNothingOld } from '../web-kit/comingBack.ts';
import { speak, tellLanguage } from '../web-kit/language/language.ts';
import '../web-kit/theme.css';
import { catalogues } from './languages/languages.ts';

/**
 * Shows the console in the language of the page. Its parts are loaded after the words, because columns, fields and menus
 * take theirs when they are loaded. They share code with this file, so it must not wait for them at its top level.
 */
async function show() {
  await speak(catalogues);
  const { Root } = await import('./Root.tsx');
  createRoot(document.getElementById('root')!).render(<Root />);
}

showsNothingOld();
tellLanguage();
void show();
