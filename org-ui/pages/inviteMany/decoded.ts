import { texts } from './texts.ts';

/** Why a file cannot be read; the message says it. */
export class FileError extends Error {}

/** The encoding of a file by its first octets: its byte order mark, or, without one, zeros where UTF-16 has them. */
function encodingOf(first: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [one = 0, two = 0] = first;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (first.length >= 2 && one && !two) return 'utf-16le';
  return first.length >= 2 && !one && two ? 'utf-16be' : 'utf-8';
}

/** The text of a file, piece by piece, without a byte order mark. Throws a FileError for another encoding. */
export async function* decoded(file: Blob): AsyncGenerator<string> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const decoder = new TextDecoder(encodingOf(first), { fatal: true });
  const reader = file.stream().getReader();
  const decode = (octets?: Uint8Array) => {
    try {
      const text = octets ? decoder.decode(octets, { stream: true }) : decoder.decode();
      if (!text.includes('\0')) return text;
    } catch {
      // It is told below.
    }
    throw new FileError(texts.file.notText);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = decode(value);
      if (text) yield text;
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
