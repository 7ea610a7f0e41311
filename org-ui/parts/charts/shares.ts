/** The parts of a whole with their shares in percent, the largest first; parts of nothing are left out. */
export function sharesOf(parts: Record<string, number>) {
  const sorted = Object.entries(parts)
    .filter(([, count]) => count > 0)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  return sorted.map(([name, count]) => ({ name, count, percent: Math.round((count / total) * 100) }));
}
