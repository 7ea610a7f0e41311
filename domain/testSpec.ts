import { expect } from 'vitest';
import { z } from 'zod';
import type { OwnLimit } from './claims.ts';
import {
  type Actor,
  type Command,
  type Context,
  decide,
  fold,
  type Happened,
  type Ref,
  type State,
} from './kit.ts';
import type { Feature } from './plan/features.ts';
import type { RefusalCode } from './refusals.ts';

export const root: Actor = { role: 'admin', id: 'root' };
/** When every command of a domain test is decided, unless it says `now`. */
export const now = new Date('2026-01-01T00:00:00.000Z');

/** Who acts, when, and what differs from living and active in the states that the rule looks at. */
export type Circumstances = {
  actor?: Actor;
  now?: Date;
  needs?: Record<string, Partial<State> & Record<string, unknown>>;
  /** What the organisation's plan says of a feature; of all others it says yes. */
  grants?: Partial<Record<Feature | OwnLimit, ReturnType<Context['granted']>>>;
};

/** given(...events).when(Command, input).then(...events): the whole vocabulary of a domain test. */
export const given = (...past: Happened[]) => ({
  /** The input passes the command's schema first, as everything from outside does. */
  when<C extends Command>(command: C, input: z.input<C['input']>, circumstances: Circumstances = {}) {
    const run = () => {
      const parsed = command.input.parse(input);
      return decide(command, fold(command.of, past), parsed, contextOf(command, parsed, circumstances));
    };
    return {
      // biome-ignore lint/suspicious/noThenProperty: nobody awaits this; the sentence reads given, when, then
      then: (...events: Happened[]) => expect(run()).toEqual(events),
      thenRefused: (code: RefusalCode) => expect(run).toThrow(expect.objectContaining({ code })),
      /** The schema refuses the input at this place, such as `settings.name`. */
      thenInvalid: (...fields: string[]) => expect(invalidFields(command, input)).toEqual(fields),
    };
  },
});

/** What an aggregate always has once it lives, besides its status. */
const living: Record<string, object> = { application: { settings: { kind: 'web', invitedOnly: false } } };

function contextOf(command: Command, parsed: unknown, circumstances: Circumstances): Context {
  const { actor = root, needs = {}, grants = {} } = circumstances;
  const refs = Object.entries<Ref>(command.needs?.(parsed) ?? {});
  for (const name of Object.keys(needs))
    if (!refs.some(([known]) => known === name)) throw new Error(`the command does not look at ${name}`);
  let made = 0;
  return {
    now: circumstances.now ?? now,
    actor,
    granted: (feature) => (feature in grants ? grants[feature]! : true),
    newId: () => `new-${++made}`,
    needs: Object.fromEntries(
      refs.map(([name, { of }]) => [
        name,
        { ...of.initial, status: 'active', ...living[of.name], ...needs[name] },
      ]),
    ),
  };
}

function invalidFields(command: Command, input: unknown): string[] {
  const { success, error } = z.safeParse(command.input, input);
  return success ? [] : [...new Set(error.issues.map(({ path }) => path.join('.')))];
}

/** What no text field may take. */
export const unstorable: Record<string, unknown> = {
  'a NUL': 'Ada\0Lovelace',
  'a lone surrogate': 'Ada\ud83d',
  blanks: ' \t\n ',
  'an empty text': '',
  'ten million characters': 'x'.repeat(10_000_000),
  'a number': 7,
  'a list': ['Ada'],
  'an object': { toString: 'Ada' },
  null: null,
  nothing: undefined,
};
