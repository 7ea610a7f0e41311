import english from 'ra-language-english';
import { texts } from './texts.ts';

type Given = Record<string, unknown>;

/** What stands at the end of a path of names in nested messages. */
function at(messages: object, path: string[]): unknown {
  let found: unknown = messages;
  for (const name of path) found = (found as Given | undefined)?.[name];
  return found;
}

/** A message of react-admin's own with its values: `%{name}` stands for one, and `||||` parts one from many. */
function filled(message: string, given: Given): string {
  const forms = message.split('||||');
  const form = forms[given.smart_count === 1 ? 0 : forms.length - 1]!.trim();
  return form.replace(/%\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
}

/**
 * What the console says for a key of react-admin's, such as `ra.action.refresh`: in the language of the page, or in
 * react-admin's English where the console does not show it. Undefined for a key that is not among the messages.
 */
export function messageOf(key: string, given: Given = {}): string | undefined {
  const [library, ...path] = key.split('.');
  if (library !== 'ra') return undefined;
  const own = at(texts, path);
  const said = typeof own === 'function' ? (own as (given: object) => unknown)(given) : own;
  if (typeof said === 'string') return said;
  const fallback = at(english.ra, path);
  return typeof fallback === 'string' ? filled(fallback, given) : undefined;
}
