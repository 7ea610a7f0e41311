const side = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
/** A place in words, for people who cannot see the map. */
export const inWords = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${side(latitude, ['north', 'south'])}, ${side(longitude, ['east', 'west'])}`;
