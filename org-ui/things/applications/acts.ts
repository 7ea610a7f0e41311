import { oneByOne } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { applicationWords as t } from './words.ts';

type Suspended = { appId: string; suspended: boolean };
/** Suspends and activates several applications of a family, of which a plan allows few. */
export const applicationActs = <R extends Suspended>({ set }: Pick<RowVerbs<R>, 'set'>) =>
  suspensionActs<R>({
    // The calls of each family ask for no more than the id.
    set: (suspended) => oneByOne(likewise(set, (appId: string) => set({ appId } as R, suspended))),
    things: t.applications,
    many: t.many,
    effect: t.suspendEffect,
  });
