import jsqr from 'jsqr';

/** A canvas's pixels. The worker replies with the text of the code in them, or null. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };
// The package's types declare a module, but at run time the import is the function itself.
const decode = jsqr as unknown as typeof jsqr.default;

self.addEventListener('message', ({ data: { data, width, height } }: MessageEvent<Picture>) => {
  postMessage(decode(data, width, height)?.data ?? null);
});
