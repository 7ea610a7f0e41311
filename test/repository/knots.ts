import { posix } from 'node:path';
import { importsOf, type Source } from './imports.ts';

/** Why one folder depends on another: an import of a file of the other one. */
type Reason = { file: string; to: string };
type Graph = Map<string, Map<string, Reason>>;

const roomOf = (file: string) => file.slice(0, file.indexOf('/'));
/** The folder of a file. A file that lies directly in its room counts as a folder of its own. */
function folderOf(file: string): string {
  const folder = posix.dirname(file);
  return folder === roomOf(file) ? file : `${folder}/`;
}

/** The folders of each room with what they import from one another; type imports and `import()` count. */
function graphsOf(sources: readonly Source[]): Map<string, Graph> {
  const rooms = new Map<string, Graph>();
  for (const source of sources.filter(({ test, file }) => !test && file.includes('/'))) {
    const room = roomOf(source.file);
    const graph = rooms.get(room) ?? rooms.set(room, new Map()).get(room)!;
    const folder = folderOf(source.file);
    const imports = graph.get(folder) ?? graph.set(folder, new Map()).get(folder)!;
    for (const { file, to } of importsOf(source)) {
      const other = folderOf(to);
      if (roomOf(to) === room && other !== folder && !imports.has(other)) imports.set(other, { file, to });
    }
  }
  return rooms;
}

/** The shortest way from a folder back to itself, as the imports that lead there; null when there is none. */
function circleThrough(start: string, graph: Graph): Reason[] | null {
  const ways = new Map<string, Reason[]>([[start, []]]);
  for (const [folder, way] of ways)
    for (const [next, reason] of graph.get(folder) ?? []) {
      if (next === start) return [...way, reason];
      if (!ways.has(next)) ways.set(next, [...way, reason]);
    }
  return null;
}

/** The knots of each room: how many of its folders lie on circles, and the shortest circle. */
export function knotsOf(sources: readonly Source[]): { room: string; folders: number; circle: string }[] {
  return [...graphsOf(sources)].flatMap(([room, graph]) => {
    const found = [...graph.keys()]
      .map((folder) => circleThrough(folder, graph))
      .filter((circle) => circle !== null)
      .sort((one, other) => one.length - other.length);
    if (!found[0]) return [];
    const circle = found[0].map(({ file, to }) => `${file} imports ${to}`).join(', ');
    return [{ room, folders: found.length, circle }];
  });
}
