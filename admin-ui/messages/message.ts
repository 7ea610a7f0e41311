import { texts } from './texts.ts';

/**
 * What the console says for a key of react-admin's, such as `ra.action.refresh`; undefined for a key that is not among
 * its messages.
 */
export function messageOf(key: string, given: object = {}): string | undefined {
  const [library, ...path] = key.split('.');
  if (library !== 'ra') return undefined;
  let found: unknown = texts;
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  const said = typeof found === 'function' ? (found as (given: object) => unknown)(given) : found;
  return typeof said === 'string' ? said : undefined;
}
