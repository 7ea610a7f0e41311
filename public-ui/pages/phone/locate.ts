import { phone as t } from './texts.ts';

/**
 * Milliseconds that the person has to answer the browser's question. The browser's own time limit begins only after
 * the answer, and some browsers never say that the question was dismissed.
 */
const patience = 60_000;

/** The location that the browser reports. Throws an error whose message is fit to show. */
export async function locate(): Promise<{ longitude: number; latitude: number }> {
  if (!navigator.geolocation) throw new Error(t.noGeolocation);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(t.unanswered)), patience);
  });
  return Promise.race([ask(), unanswered]).finally(() => clearTimeout(timer));
}

async function ask() {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 300_000 }),
    );
    return { longitude: coords.longitude, latitude: coords.latitude };
  } catch (error) {
    const { code } = error as GeolocationPositionError;
    throw new Error(code === GeolocationPositionError.PERMISSION_DENIED ? t.noPermission : t.noGeolocation);
  }
}
