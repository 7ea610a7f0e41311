import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import { texts } from './texts.ts';

/** A platform or a browser as people read it. */
export const groupName = (group: string): string => texts.platforms[group] ?? nameOrOther(group);

/** The colours of platforms and browsers, which no chart shows together. */
const known: Readonly<Record<string, string>> = {
  ...{ web: 'var(--brand)', android: 'var(--good)', ios: 'var(--info)', others: 'var(--line-strong)' },
  Other: 'var(--line-strong)',
  ...{ Chrome: 'var(--brand)', Edge: 'var(--good)', Safari: 'var(--info)' },
  ...{ Firefox: 'var(--accent)', Opera: 'var(--bad)' },
};

/** The colours of the groups of a chart: a known one has the same in all charts, and the others have what is left. */
export function coloursOf(groups: readonly string[]): string[] {
  const taken = new Set(groups.map((group) => known[group]));
  const left = [...new Set(Object.values(known))].filter((colour) => !taken.has(colour));
  return groups.map((group) => known[group] ?? left.shift() ?? known.others!);
}
