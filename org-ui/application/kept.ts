import { store, useStore } from '../../web-kit/session.ts';
import { useIds } from '../session.ts';
import { type Draft, isChanged } from './draft.ts';

/** A form's initial and current values. */
type Kept = { before: Draft; next: Draft };

/** Unsaved forms. They survive leaving the page, a reload and a new sign-in. */
const drafts = store<Record<string, Kept>>('org.drafts', {});

/** The signed-in operator's unsaved form for one application, or for a new one. */
export function useKept(about: string) {
  const { userId } = useIds();
  const key = `${userId} ${about}`;
  const kept = useStore(drafts)[key];
  const keep = (next: Kept) => drafts.set((now) => ({ ...now, [key]: next }));
  const forget = () => drafts.set(({ [key]: _, ...others }) => others);
  return { kept, changed: kept !== undefined && isChanged(kept.before, kept.next), keep, forget };
}
