/** The parameter of an address that limits the people to those without a second device. */
export const fewDevices = 'devices=few';
/** Whether an address has it. */
export const isFew = (address: URLSearchParams): boolean => address.get('devices') === 'few';
/** The filter of the list of people for those of an organisation who have one device or none. */
export const fewFilter = (uniqueId: string) => ({ withoutSecond: uniqueId });
