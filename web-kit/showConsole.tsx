import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './form/keptFocus.ts';
import { type Loaders, speak, tellLanguage } from './language/language.ts';
import { showsNothingOld } from './openTab/comingBack.ts';
import { words } from './words.ts';

/**
 * Shows a console in the language of the page. Its parts are loaded after the words, because columns, fields and menus take
 * theirs when they are loaded. They share code with the file that calls this, so that file must not wait for it. A console
 * that cannot be fetched says so.
 */
export async function showConsole(
  catalogues: Loaders,
  load: () => Promise<{ Root: ComponentType }>,
): Promise<void> {
  showsNothingOld();
  keepFocus();
  tellLanguage();
  await speak(catalogues);
  const place = document.getElementById('root')!;
  try {
    const { Root } = await load();
    createRoot(place).render(<Root />);
  } catch (error) {
    place.textContent = words.unreachable;
    throw error;
  }
}
