// biome-ignore-all lint/suspicious/noExplicitAny: a form is of any settings, each of its own type
import type { ComponentType, ReactNode } from 'react';
import type { Fault } from '../../../domain/sentences/sentences.ts';
import {
  type All,
  type At,
  misfit,
  type OwnNames,
  type Rows,
  type Setting,
  wireName,
} from '../../../web-kit/domain/settings.ts';
import { faultSays, says } from '../../../web-kit/faults.ts';
import { texts } from './texts.ts';

/** The values of a form while they are edited, by the names of the settings. Numbers are texts. */
export type Draft = Record<string, any>;
/** Sentences about what cannot be sent, by the name of the setting; a line of a list is `name.place`. */
export type Problems = Readonly<Record<string, string>>;
export type InputProps<V> = {
  label: string;
  /** What the setting does. */
  help: string;
  /** The way to the guide, which stands behind the help. */
  more: ReactNode;
  value: V;
  error?: string | undefined;
  onChange: (value: V) => void;
};
/** An input that is written by hand. */
export type OwnInput<V = any> = {
  blank: V;
  /** The value of an application, as calls show it. */
  read: (app: any) => V;
  /** What a call gets, by its names. */
  sent: (value: V) => object;
  problem?: (value: V, at: At) => string | undefined;
  /** The value after settings were found elsewhere; by default it stays as it is. */
  fill?: (value: V, found: any) => V;
  Input: ComponentType<InputProps<V>>;
  /** How the value is read; without it, it is not. */
  Shown?: (props: { value: V }) => ReactNode;
};
/** Is told settings that were found elsewhere, by the names of calls that show them. */
export type FillerProps = { onFound: (found: object) => void };
/** The settings of a kind of application: rows, and the inputs written by hand, of which none is missing. */
export type Settings<R extends Rows = Rows> = {
  rows: R;
  own: Record<string, OwnInput> & { [N in OwnNames<R>]: OwnInput };
  /** Finds settings elsewhere, above the form. */
  Filler?: ComponentType<FillerProps> | undefined;
  /** Whether a new application is asked for its advanced settings at once, too. */
  asksAdvanced?: boolean | undefined;
};
export const settingsOf = <const R extends Rows>(
  rows: R,
  own: { [N in OwnNames<R>]: OwnInput<any> },
  more: Pick<Settings, 'Filler' | 'asksAdvanced'> = {},
): Settings => ({ rows, own, ...more });

const each = <T>({ rows }: Settings, made: (name: string, row: Setting) => T) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, made(name, row)]));
const ownOf = ({ own }: Settings, name: string) => own[name]!;

/** The values of a new application. */
export const blankOf = (settings: Settings): Draft =>
  each(settings, (name, row) => {
    if (row.input === 'own') return ownOf(settings, name).blank;
    if (row.input === 'lines') return row.default ?? [''];
    return row.input === 'number' ? String(row.default ?? '') : (row.default ?? '');
  });

/** The values of an application, as calls show it. */
export const draftOf = (settings: Settings, app: object): Draft =>
  each(settings, (name, row) => {
    if (row.input === 'own') return ownOf(settings, name).read(app);
    const value = (app as Draft)[wireName(name, row, 'shown')] ?? row.default ?? '';
    return row.input === 'number' ? String(value) : value;
  });

/** A draft with the settings that were found elsewhere, by the names of calls that show them. */
export const filledIn = (settings: Settings, draft: Draft, found: object): Draft =>
  each(settings, (name, row) => {
    if (row.input === 'own') return ownOf(settings, name).fill?.(draft[name], found) ?? draft[name];
    return (found as Draft)[wireName(name, row, 'shown')] ?? draft[name];
  });

/** The values as the domain has them: without blanks at their ends, empty lines, and what the form does not show. */
export function valuesOf(settings: Settings, draft: Draft): Draft {
  const typed = each(settings, (name, row) => {
    const value = draft[name];
    if (row.input === 'line') return normal(row, value.trim());
    if (row.input === 'lines') return value.map((line: string) => normal(row, line.trim())).filter(Boolean);
    return row.input === 'number' ? Number(value || Number.NaN) : value;
  });
  return each(settings, (name, row) =>
    row.when && row.input !== 'own' && !row.when(typed) ? row.default : typed[name],
  );
}
const normal = (row: Extract<Setting, { input: 'line' | 'lines' }>, value: string) =>
  row.normal ? row.normal(value) : value;

/** The settings that the form shows: those that never change are asked for at creation alone. */
export const shownIn = ({ rows }: Settings, values: All, at: At) =>
  Object.entries(rows).filter(
    ([, { later, when = () => true }]) => (at === 'creating' || !later || later === 'shown') && when(values),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What a call gets: all that can be sent or, with the values before, what has changed. */
export function sentOf(settings: Settings, draft: Draft, before?: Draft): Record<string, unknown> {
  const at = before ? 'changing' : 'creating';
  const values = valuesOf(settings, draft);
  const old = before && valuesOf(settings, before);
  const sent = Object.entries(settings.rows).flatMap(([name, row]) => {
    if ((at === 'changing' && row.later === 'never') || (old && isSame(old[name], values[name]))) return [];
    return row.input === 'own'
      ? Object.entries(ownOf(settings, name).sent(draft[name]))
      : [[wireName(name, row, at), values[name]]];
  });
  return Object.fromEntries(sent);
}
/** The settings in which two drafts differ. */
export function differing(settings: Settings, one: Draft, other: Draft) {
  const [before, next] = [valuesOf(settings, one), valuesOf(settings, other)];
  return Object.entries(settings.rows).filter(([name]) => !isSame(before[name], next[name]));
}
/** Whether there is input that was not sent. */
export const isChanged = (settings: Settings, before: Draft, next: Draft) =>
  !isSame(valuesOf(settings, before), valuesOf(settings, next));

/** What is wrong with a value, in words. */
export const sentence = ({ subject }: Setting, fault: Fault | null | undefined) =>
  !fault ? undefined : subject ? faultSays(subject, fault) : says(fault);

/** Why a draft cannot be sent. What has not changed since `before` stays valid, even if its rule is younger. */
export function problemsOf(settings: Settings, draft: Draft, before?: Draft): Problems {
  const at = before ? 'changing' : 'creating';
  const values = valuesOf(settings, draft);
  const old = before && valuesOf(settings, before);
  const found = shownIn(settings, values, at).flatMap(([name, row]): [string, string | undefined][] => {
    const alone = !old || !isSame(old[name], values[name]);
    switch (row.input) {
      case 'own':
        return [[name, ownOf(settings, name).problem?.(draft[name], at)]];
      case 'line': {
        if (!values[name]) return [[name, row.default === undefined ? row.missing : undefined]];
        const wrong = alone ? row.rule?.(values[name]) : undefined;
        return [[name, sentence(row, wrong ?? misfit(row, values[name], values))]];
      }
      case 'lines': {
        const problem = (typed: string) => {
          const line = normal(row, typed.trim());
          const wrong = line && alone ? row.rule?.(line) : null;
          return wrong ?? misfit(row, [line], values);
        };
        const lines = (draft[name] as string[]).map((line, place) => [
          `${name}.${place}`,
          sentence(row, problem(line)),
        ]);
        return [[name, fewIn(row, values[name])], ...(lines as [string, string | undefined][])];
      }
      case 'many':
        return [[name, fewIn(row, values[name]) ?? sentence(row, misfit(row, values[name], values))]];
      case 'number': {
        const inside = values[name] >= row.least && values[name] <= row.most;
        const whole = Number.isInteger(values[name]);
        return [[name, whole && inside ? undefined : texts.number(row.least, row.most)]];
      }
      default:
        return [[name, sentence(row, misfit(row, values[name], values))]];
    }
  });
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems;
}
const fewIn = ({ least = 0, few }: { least?: number; few?: Fault['code'] }, list: readonly string[]) =>
  few && list.length < least ? says({ code: few } as Fault) : undefined;
