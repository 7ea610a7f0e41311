import { readRows } from '../rows.ts';

/** What does not exist yet, but is a part of what the row asks of the call. */
const inPart = new Set([
  'public.call.post-registeroperator',
  'public.call.post-verify-registeroperator-attestation',
]);
const areas = /^(?:public|onboarding|org-app-web|org-users|admin|error-codes)\./;
const rows = readRows().filter(({ id, kind }) => kind === 'call' && areas.test(id) && !inPart.has(id));
const plain = (path: string) =>
  path
    .replace(/^\//, '')
    .replace(/[:{][^/]*/g, '*')
    .toLowerCase();

/** The end of a title: the rows of the checklist that ask for the call at this path, if any does. */
export function rowsOfCall(path: string): string {
  const [method = '', route = ''] = path.split(' ');
  const ids = rows.flatMap(({ id, requirement }) => {
    const [, verb, at] = /^Call (\w+) ([^:]+?):/.exec(requirement) ?? [];
    return verb === method && plain(at!) === plain(route) ? [id] : [];
  });
  return ids.length ? ` [${ids.join(', ')}]` : '';
}
