import { toast } from '../../web-kit/toast.tsx';
import { texts } from '../texts.ts';

/** Puts a text on the clipboard and says so. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.common.copied);
  } catch {
    toast.error(texts.common.copyFailed);
  }
}
