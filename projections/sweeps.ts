import type { Swept } from './fold.ts';
import { Same } from './kit.ts';

/** Sweeps that differ only in the value, as one statement. */
export type SweptTogether = Omit<Swept, 'value'> & { values: unknown[] };

/**
 * Puts sweeps together that differ only in the value they look for. A sweep moves before those between, so this is done
 * only where their order makes no difference.
 */
export function together(swept: readonly Swept[]): SweptTogether[] {
  const groups: (SweptTogether & { form: string })[] = [];
  for (const { column, value, patch } of swept) {
    const form = JSON.stringify([column, patch]);
    const at = groups.findLastIndex((group) => group.form === form);
    const mayMove = at >= 0 && groups.slice(at + 1).every((group) => commute(group, { column, patch }));
    if (mayMove) groups[at]!.values.push(value);
    else groups.push({ form, column, values: [value], patch });
  }
  return groups.map(({ column, values, patch }) => ({ column, values: [...new Set(values)], patch }));
}

type Step = Pick<Swept, 'column' | 'patch'>;
/** Whether two sweeps lead to the same rows in either order. */
function commute(a: Step, b: Step): boolean {
  if (hides(a, b) || hides(b, a)) return false;
  if (!a.patch || !b.patch) return true;
  const { patch } = b;
  return Object.entries(a.patch).every(
    ([name, to]) => !(name in patch) || JSON.stringify(patch[name]) === JSON.stringify(to),
  );
}
/** Whether one sweep writes what the other one looks for, or what it takes over. */
const hides = ({ patch }: Step, other: Step) =>
  patch !== null && (other.column in patch || takenBy(other).some((column) => column in patch));
const takenBy = ({ patch }: Step) =>
  Object.values(patch ?? {}).flatMap((to) => (to instanceof Same ? [to.column] : []));
