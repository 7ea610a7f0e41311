import { store, useStore } from '../../web-kit/session.ts';
import { useIds } from '../session.ts';
import { type Draft, isChanged } from './draft.ts';

/** A form as it was opened and as it stands. */
type Kept = { before: Draft; next: Draft };

/** Forms that were neither sent nor discarded. They survive leaving the page, a reload and a new sign-in. */
const drafts = store<Record<string, Kept>>('org.drafts', {});

/** The kept form of the signed-in operator about one application, or about a new one. */
export function useKept(about: string) {
  const { userId } = useIds();
  const key = `${userId} ${about}`;
  const kept = useStore(drafts)[key];
  const keep = (next: Kept) => drafts.set((now) => ({ ...now, [key]: next }));
  const forget = () => drafts.set(({ [key]: _, ...others }) => others);
  return { kept, changed: kept !== undefined && isChanged(kept.before, kept.next), keep, forget };
}
