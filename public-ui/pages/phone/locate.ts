import { phone as t } from './texts.ts';

/** The location that the browser reports. Throws an error whose message is fit to show. */
export async function locate(): Promise<{ longitude: number; latitude: number }> {
  if (!navigator.geolocation) throw new Error(t.noGeolocation);
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
