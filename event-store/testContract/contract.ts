import { afterAll, beforeAll, describe } from 'vitest';
import { appending, repeating } from './appends.ts';
import type { Opened } from './kit.ts';
import { reading, restarting, subscribing } from './reads.ts';

/** The contract that every adapter of the event store must fulfil. */
export function describeContract(name: string, open: () => Promise<Opened>) {
  describe(name, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.stop());
    const its = () => opened;
    appending(its);
    repeating(its);
    reading(its);
    subscribing(its);
    restarting(its);
  });
}
