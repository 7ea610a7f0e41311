import { expect } from 'vitest';
import { z } from 'zod';
import type { OwnLimit } from './claims.ts';
import type { Feature } from './features.ts';
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
import type { RefusalCode } from './refusals.ts';

export const root: Actor = { role: 'admin', id: 'root' };
/** The default time of commands in domain tests. */
export const now = new Date('2026-01-01T00:00:00.000Z');

/** The actor, the time, and the states that differ from existing and active ones. */
export type Circumstances = {
  actor?: Actor;
  now?: Date;
  needs?: Record<string, Partial<State> & Record<string, unknown>>;
  /** Grants of the organisation's plan; all others are yes. */
  grants?: Partial<Record<Feature | OwnLimit, ReturnType<Context['granted']>>>;
};

/** given(...events).when(Command, input).then(...events) is the whole vocabulary of a domain test. */
export const given = (...past: Happened[]) => ({
  /** The input passes the command's schema first, like everything from outside. */
  when<C extends Command>(command: C, input: z.input<C['input']>, circumstances: Circumstances = {}) {
    const run = () => {
      const parsed = command.input.parse(input);
      return decide(command, fold(command.of, past), parsed, contextOf(command, parsed, circumstances));
    };
    return {
      // biome-ignore lint/suspicious/noThenProperty: it is never awaited; the sentence reads given, when, then
      then: (...events: Happened[]) => expect(run()).toEqual(events),
      thenRefused: (code: RefusalCode, values?: object) =>
        expect(run).toThrow(expect.objectContaining({ code, ...(values && { values }) })),
      /** Expects the schema to refuse the input at these places, such as `settings.name`. */
      thenInvalid: (...fields: string[]) => expect(invalidFields(command, input)).toEqual(fields),
    };
  },
});

/** State that an existing aggregate always has besides its status. */
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

/** Values that no text field may accept. */
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
