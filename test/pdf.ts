import { inflateSync } from 'node:zlib';

/** The objects of a file by number, with their streams inflated. */
function objectsIn(pdf: Uint8Array): Map<string, string> {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
    ([, number, object]): [string, string] => {
      const octets = /\/FlateDecode\n>>\nstream\n([\s\S]*)\nendstream/.exec(object!)?.[1];
      return [number!, octets ? inflateSync(Buffer.from(octets, 'latin1')).toString('latin1') : object!];
    },
  );
  return new Map(objects);
}

/** What each glyph of a font stands for, by the two octets that write it (ISO 32000-1, 9.10.3). */
function charactersOf(map: string): string[] {
  const ranges = [...map.matchAll(/<\w{4}> <\w{4}> \[([^\]]*)\]/g)].flatMap(([, list]) => [
    ...list!.matchAll(/<([^>]*)>/g),
  ]);
  return ranges.map(([, units]) =>
    String.fromCharCode(...units!.split(' ').map((unit) => Number.parseInt(unit, 16))),
  );
}

/** The texts that a PDF file of ours shows, in their order. Each is what readers of the file get when they copy it. */
export function textsIn(pdf: Uint8Array): string[] {
  const objects = objectsIn(pdf);
  const all = [...objects.values()].join('\n');
  const fonts = new Map(
    [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(number!)!)![1]!;
      return [name!, charactersOf(objects.get(map)!)];
    }),
  );
  return [...all.matchAll(/\nBT\n[\s\S]*?\/(F\d+) \S+ Tf\n\[([^\]]*)\] TJ/g)].map(([, font, glyphs]) => {
    const written = [...glyphs!.matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);
    return written.map((glyph) => fonts.get(font!)![Number.parseInt(glyph, 16)]).join('');
  });
}
