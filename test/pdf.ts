import { inflateSync } from 'node:zlib';

/** The texts that a PDF file of pdf-lib writes in standard fonts, in their order. */
export function textsIn(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, octets]) =>
    inflateSync(Buffer.from(octets!, 'latin1')).toString('latin1'),
  );
  return [...streams.join('\n').matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex]) =>
    new TextDecoder('windows-1252').decode(Buffer.from(hex!, 'hex')),
  );
}
