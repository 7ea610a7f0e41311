import { locale } from '../../../web-kit/language/language.ts';
import { texts } from './texts.ts';

type Place = { latitude: number; longitude: number };
/** A place in words, for people who cannot see the map. */
export function inWords({ latitude, longitude }: Place, tag: string = locale): string {
  const { format } = new Intl.NumberFormat(tag, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const { north, south, east, west } = texts.sides;
  const across = (latitude < 0 ? south : north)(format(Math.abs(latitude)));
  const along = (longitude < 0 ? west : east)(format(Math.abs(longitude)));
  return `${across}, ${along}`;
}
