import type { Progress } from '../rebuild/rebuild.ts';
import type { Projector } from './projector.ts';

/** The arguments of the command `replay`. */
export type Models = { models: string[] };

/** The running process's handler for the command `replay`; `start.ts` passes it to `serveControl`. */
export const replayHandler =
  (projector: Pick<Projector, 'replay'>) => (args: unknown, tell: (progress: Progress) => void) => {
    const models = (args as Partial<Models> | null)?.models ?? [];
    if (!Array.isArray(models) || models.some((name) => typeof name !== 'string'))
      throw new Error('models is a list of names');
    return projector.replay(models, atMost(5, tell));
  };

/** Passes progress on at most this many times per second, but always a change of phase. */
export function atMost(perSecond: number, tell: (progress: Progress) => void) {
  let last = 0;
  let doing = '';
  return (progress: Progress) => {
    const now = performance.now();
    if (progress.doing === doing && now - last < 1000 / perSecond) return;
    last = now;
    doing = progress.doing;
    tell(progress);
  };
}

/** Whether the log is so long that it takes a while to read it. A first start tells nothing of its few events. */
export const isWorthTelling = ({ of }: Pick<Progress, 'of'>): boolean => of >= 10_000;

/** The progress as one readable line. */
export function progressLine({ models, doing, events, rows, position, of, rate }: Progress): string {
  const count = (n: number) => n.toLocaleString('en');
  const all = models.length === 1 ? '1 model' : `${models.length} models`;
  const share = of ? Math.min(100, Math.floor((position / of) * 100)) : 100;
  if (doing === 'folding')
    return `${all}: ${count(events)} events folded, ${share} %, ${count(rate)} events/s`;
  if (doing === 'catching up')
    return `read models catch up: ${count(events)} events, ${share} %, ${count(rate)} events/s`;
  if (doing === 'writing') return `${all}: ${count(events)} events folded, ${count(rows)} rows written`;
  return `${all} rebuilt from ${count(events)} events`;
}
