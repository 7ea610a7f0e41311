/** The parameter of an address that limits the people to those without a second device. */
export const fewDevices = 'devices=few';
/** Whether an address has it. */
export const isFew = (address: URLSearchParams): boolean => address.get('devices') === 'few';
/** The filter of the list of people for those of an organisation who have one device or none. */
export const fewFilter = (uniqueId: string) => ({ withoutSecond: uniqueId });

/** The parameter of an address that limits the people to those whose only device was not used for long. */
export const unusedDevices = 'devices=unused';
/** Whether an address has it. */
export const isUnused = (address: URLSearchParams): boolean => address.get('devices') === 'unused';
/** The days without use from which on an only device is about to be lost. */
const unusedDays = 90;
const day = 86_400_000;
/** What to ask the list of people for those. Days are whole, so that a list that is read anew asks for the same. */
export const unusedAt = (now: number) => ({
  unusedSince: new Date((Math.floor(now / day) - unusedDays) * day).toISOString(),
});
