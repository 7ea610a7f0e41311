import type { Ref } from '../domain/kit.ts';
import { streamOf } from '../domain/kit.ts';
import type { Kit } from './kit.ts';

/** The current personal and secret fields of an aggregate, opened from its stream; null or absent once erased. */
export async function personalOf(
  { store, vault }: Pick<Kit, 'store' | 'vault'>,
  target: Ref,
): Promise<Record<string, string | null>> {
  const events = await Array.fromAsync(store.readStream(streamOf(target)));
  const opened = await vault.open(events);
  return Object.assign({}, ...opened.map(({ data }) => data));
}
