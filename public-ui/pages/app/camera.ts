import type { Picture } from './decode.worker.ts';
import Decoder from './decode.worker.ts?worker';

/** The reason why there is no picture. */
export type Trouble = 'denied' | 'absent' | 'failed';
export class CameraError extends Error {
  why: Trouble;
  constructor(why: Trouble) {
    super(why);
    this.why = why;
  }
}
const troubles: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

/** Opens the rear camera of the phone, or any other. Throws CameraError. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new CameraError('absent');
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    throw new CameraError(troubles[(error as Error).name] ?? 'failed');
  }
}

type Read = (video: HTMLVideoElement) => Promise<string | null>;
type Reader = { read: Read; close: () => void };
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  static getSupportedFormats(): Promise<string[]>;
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/**
 * Reads codes with the browser's own detector where there is one, otherwise with a decoder that is loaded on demand.
 */
async function openReader(): Promise<Reader> {
  const own =
    'BarcodeDetector' in window && (await BarcodeDetector.getSupportedFormats()).includes('qr_code');
  if (!own) return decoding();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

/** Width in pixels to which pictures are reduced; more pixels cost time without reading better. */
const widest = 640;
function decoding(): Reader {
  const decoder = new Decoder();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return {
    read(video) {
      const scale = Math.min(1, widest / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve, reject) => {
        decoder.onmessage = ({ data }) => resolve(data);
        decoder.onerror = () => reject(new CameraError('failed'));
        decoder.postMessage({ data, width, height } satisfies Picture, [data.buffer]);
      });
    },
    close: () => decoder.terminate(),
  };
}

/** Milliseconds between two attempts to read a code. */
const pause = 120;
/** Reads codes from the picture until `found` accepts the text of one. */
export async function readCodes(
  video: HTMLVideoElement,
  found: (text: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const { read, close } = await openReader();
  try {
    while (!signal.aborted) {
      const text = video.videoWidth ? await read(video) : null;
      if (!signal.aborted && text && found(text)) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    close();
  }
}
