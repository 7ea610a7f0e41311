import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { Act, Send } from './act.ts';
import { texts as t } from './texts.ts';

type Suspended = {
  /** Suspends rows (true) or activates them (false). */
  set: (suspended: boolean) => Send;
  /** A number of them, in words: "3 people". */
  things: (count: number) => string;
  /** The same where the number is in words already: "more than 10,000 people". */
  many: (count: string) => string;
  /** What a suspension means, in one or two sentences. */
  effect: string;
};

/** Suspends and activates the selected rows. Each takes the other back. `isSuspended` tells which rows are, if not `suspended`. */
export function suspensionActs<R extends { suspended: boolean }>(
  of: Suspended,
  isSuspended = ({ suspended }: R) => suspended,
): readonly [Act<R>, Act<R>] {
  const [suspend, activate] = [of.set(true), of.set(false)];
  const suspended = (count: number) => t.suspended(of.things(count));
  const activated = (count: number) => t.activated(of.things(count));
  return [
    {
      label: t.suspend,
      icon: <PauseCircleOutlined />,
      skips: isSuspended,
      asks: (count) => ({ title: t.suspendTitle(of.many(count)), text: of.effect, yes: t.suspend }),
      send: suspend,
      told: suspended,
      undo: { send: activate, told: activated },
    },
    {
      label: t.activate,
      icon: <PlayArrow />,
      skips: (row) => !isSuspended(row),
      asks: (count) => ({ title: t.activateTitle(of.many(count)), text: t.activateText, yes: t.activate }),
      send: activate,
      told: activated,
      undo: { send: suspend, told: suspended },
    },
  ];
}
