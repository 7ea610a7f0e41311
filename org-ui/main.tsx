import { createRoot } from 'react-dom/client';
import { showsNothingOld } from '../web-kit/comingBack.ts';
import { speak, tellLanguage } from '../web-kit/language/language.ts';
import '../web-kit/theme.css';
import { catalogues } from './languages/languages.ts';

showsNothingOld();
tellLanguage();
await speak(catalogues);
// Only now, because columns, fields and menus take their words when they are loaded.
const { Root } = await import('./Root.tsx');

createRoot(document.getElementById('root')!).render(<Root />);
