import { texts as t } from './texts.ts';

export type Place = { longitude: number; latitude: number };

/**
 * Milliseconds that the person has to answer the browser's question. The browser's own time limit begins only after
 * the answer, and some browsers never say that the question was dismissed.
 */
const patience = 20_000;

/**
 * The location that the browser reports; null when it finds none, or the person does not want to tell it, so that the
 * phone says that the place is unknown. Throws an error whose message is fit to show when the browser cannot locate.
 */
export async function locate(): Promise<Place | null> {
  if (!navigator.geolocation) throw new Error(t.noGeolocation);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return Promise.race([ask(), unanswered]).finally(() => clearTimeout(timer));
}

const ask = () =>
  new Promise<Place | null>((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
      () => resolve(null),
      { timeout: 15_000, maximumAge: 300_000 },
    ),
  );
