import { toast } from '../../web-kit/toast/toast.tsx';
import { texts } from '../texts.ts';

/** Copies a text to the clipboard, with a toast. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.common.copied);
  } catch {
    toast.error(texts.common.copyFailed);
  }
}
