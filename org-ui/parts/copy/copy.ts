import { toast } from '../../../web-kit/toast/toast.tsx';
import { words } from '../../base/words.ts';

/** Copies a text to the clipboard, with a toast. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.copyFailed);
  }
}
