import jsqr from 'jsqr';

/** A picture, as a canvas gives it. The answer is the text of the code in it, or null. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };
// the package's types speak of a module, and it is the function itself
const decode = jsqr as unknown as typeof jsqr.default;

self.addEventListener('message', ({ data: { data, width, height } }: MessageEvent<Picture>) => {
  postMessage(decode(data, width, height)?.data ?? null);
});
