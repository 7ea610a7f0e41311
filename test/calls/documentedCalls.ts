import { readRows } from '../rows.ts';

/** Rows of which a part is not built yet. */
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

/** The end of a test title: the ids of the requirements about the call at this path, if there are any. */
export function rowsOfCall(path: string): string {
  const [method = '', route = ''] = path.split(' ');
  const ids = rows.flatMap(({ id, requirement }) => {
    const [, verb, at] = /^Call (\w+) ([^:]+?):/.exec(requirement) ?? [];
    return verb === method && plain(at!) === plain(route) ? [id] : [];
  });
  return ids.length ? ` [${ids.join(', ')}]` : '';
}
