import { cascades } from '../../command-api/reactions/cascade.ts';
import { causeOf } from '../../command-api/reactions/runner/attempt.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { At } from '../clock.ts';

/** What happens at a moment. */
export type Step = {
  at: number;
  /** It waits for all before it, and all after it for it. Others, as sign-ins, have nothing to do with each other. */
  alone?: boolean;
  run: () => Promise<unknown>;
};
/** So many steps are carried out side by side. */
const atOnce = 64;

/**
 * Carries out the steps before `now` in the order of their times, and tells `reached` how far it is. Those that can are
 * appended to the log together.
 */
export async function play(
  at: At,
  steps: readonly Step[],
  now: number,
  reached: (at: number) => void = () => {},
): Promise<void> {
  const ordered = steps.filter((step) => step.at < now).sort((one, other) => one.at - other.at);
  let together: Step[] = [];
  const settle = async () => {
    await Promise.all(together.map((step) => at(step.at, step.run)));
    together = [];
  };
  for (const step of ordered) {
    reached(step.at);
    if (step.alone || together.length === atOnce) await settle();
    if (step.alone) await at(step.at, step.run);
    else together.push(step);
  }
  await settle();
}

/**
 * Does something that has consequences in other streams, such as the removal of a person, and then what the reactions to
 * it do. They begin later themselves, and see only what happens from then on.
 */
export async function withConsequences(kit: Kit, work: () => Promise<unknown>): Promise<void> {
  let before = await kit.store.head();
  await work();
  for (let reached = before; ; before = reached) {
    for await (const event of kit.store.readAll({ after: before })) {
      for (const reaction of cascades.filter(({ types }) => types.includes(event.type))) {
        const cause = causeOf(event, reaction, kit);
        if (cause) await reaction.react(cause, kit, () => {});
      }
      reached = event.position;
    }
    if (reached === before) return;
  }
}
