import '../web-kit/theme.css';
import { createRoot } from 'react-dom/client';
import { showsNothingOld } from '../web-kit/comingBack.ts';
import { speak, tellLanguage } from '../web-kit/language/language.ts';
import { catalogues } from './languages/languages.ts';

/** Shows the console once its words are there, because its sections, columns and filters take theirs when they are loaded. */
async function show() {
  await speak(catalogues);
  // Parts of the console share code with this file, so it must not wait for them at its top level.
  const { Root } = await import('./Root.tsx');
  createRoot(document.getElementById('root')!).render(<Root />);
}

showsNothingOld();
tellLanguage();
void show();
