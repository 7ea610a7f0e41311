import type { Kit } from '../../server-kit/kit.ts';

/** The user names of some of those who would come, change, go, and wait for an operator, and of groups that would come, by the run that found them. */
export type Preview = {
  runId: string;
  come: string[];
  change: string[];
  go: string[];
  wait: string[];
  groups: string[];
};
/** The most names of each. */
export const mostNamed = 100;
const kind = 'directory preview';
/** Names of people who are not known here yet are kept for no longer than somebody looks at them. */
const lasts = 3_600_000;

/** Keeps a preview, with its names in order. */
export function keepPreview({ records, clock }: Kit, appId: string, { runId, ...names }: Preview) {
  for (const list of Object.values(names)) list.sort();
  const preview = { runId, ...names };
  return records.put(kind, appId, preview, { expiresAt: clock() + lasts });
}
/** The latest preview of an application, for an hour. */
export const previewOf = async ({ records }: Kit, appId: string): Promise<Preview> =>
  (await records.get<Preview>(kind, appId)) ?? {
    runId: '',
    come: [],
    change: [],
    go: [],
    wait: [],
    groups: [],
  };
