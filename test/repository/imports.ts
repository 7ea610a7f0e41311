import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { everything, forTests, type Room, rooms } from './rooms.ts';

export type Import = { file: string; to: string; typeOnly: boolean };
export type Source = { file: string; code: string; test: boolean };
const importing =
  /^\s*(?:import|export)\s+(?<typeOnly>type\s(?!\s*from\b))?(?:[\w*{}\s,$]+?\sfrom\s*)?['"](?<from>[^'"]+)['"]/gm;
const importedLater = /(?<typeOnly>\btypeof\s+)?\bimport\(\s*['"](?<from>[^'"]+)['"]/g;

/** Reads a file. Whether it belongs to the tests is known from its name. */
export function source(root: string, file: string): Source {
  const code = readFileSync(join(root, file), 'utf8');
  return { file, code, test: forTests.test(file) };
}

/** The imports of a file: paths from the project's root, or package names with their subpaths. */
export function importsOf({ file, code }: Source): Import[] {
  return [...code.matchAll(importing), ...code.matchAll(importedLater)].map(({ groups }) => {
    const { from = '', typeOnly } = groups!;
    const to = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
    return { file, to, typeOnly: typeOnly !== undefined };
  });
}

/** The files that import each other in a circle, each circle once; imports by `import()` form none. */
export function circlesOf(sources: readonly Source[]): string[] {
  const known = new Map(
    sources.map((each) => [each.file, [...each.code.matchAll(importing)].map(({ groups }) => groups!.from!)]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string) {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file].join(' > '));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const from of known.get(file) ?? [])
      if (from.startsWith('.')) visit(posix.join(posix.dirname(file), from));
    path.pop();
    done.add(file);
  }
  for (const file of known.keys()) visit(file);
  return circles;
}

export const roomOf = (file: string): [name: string, Room] | undefined =>
  Object.entries(rooms).find(([start]) => file.startsWith(start));
const startsWithOneOf = (path: string, starts: readonly string[]) =>
  starts.some((start) => path.startsWith(start));

/**
 * Describes what is wrong with an import; empty when nothing is. `packagesOf` gives the npm packages that a folder
 * declares; '.' declares all.
 */
export function wrongWith(
  { file, to, typeOnly }: Import,
  test: boolean,
  packagesOf: (folder: string) => string[],
): string | undefined {
  if (everything.test(file)) return undefined;
  const [name, room] = roomOf(file) ?? [];
  if (!name || !room) return `${file} stands in no room: test/repository/rooms.ts does not know its folder`;
  if (typeOnly && room.types) return undefined;
  const isFile = to.includes('/') && (everything.test(to) || roomOf(to) !== undefined);
  if (isFile) {
    const borrowed = test && to.startsWith('test/');
    const own = folderOf(to) === folderOf(file) && (!room.pure || test || to.startsWith(name));
    return own || borrowed || startsWithOneOf(to, room.mayImport)
      ? undefined
      : `${name} may not import ${to}`;
  }
  if (to.startsWith('node:'))
    return room.noNode && !test ? `${name} runs without Node and imports ${to}` : undefined;
  const inherited = room.packages === 'own' ? [name] : [name, ...room.mayImport];
  const declared = Array.isArray(room.packages)
    ? room.packages
    : inherited.flatMap((path) => packagesOf(folderOf(path)));
  const allowed = test ? [...declared, ...packagesOf('.')] : declared;
  const inPackage = (each: string) => to === each || to.startsWith(`${each}/`);
  return allowed.some(inPackage) ? undefined : `${name} may not import the package ${to}`;
}
const folderOf = (path: string) => path.slice(0, path.indexOf('/'));

/** Clock, randomness and output, with which a rule or a fold would not be repeatable. */
export const impure =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\b|\bgetRandomValues\b|\bprocess\.|\bfetch\(|\bconsole\.|\bsetTimeout\(|\bperformance\./;
