// It stands alone, because first pages make no names.

export { nameOfAddress } from '../../domain/addressNames.ts';
