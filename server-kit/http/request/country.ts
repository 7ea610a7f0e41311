import type { Request } from 'express';

/**
 * The country of the browser (ISO 3166-1 alpha-2), from the header in which the proxy in front tells it. The proxy sets
 * or removes that header in every request; nobody is asked about addresses.
 */
export function countryIn(
  req: Pick<Request, 'get'>,
  { COUNTRY_HEADER }: { COUNTRY_HEADER?: string | undefined },
) {
  const said = COUNTRY_HEADER && req.get(COUNTRY_HEADER);
  // Proxies say XX for an address of no country, and T1 for the Tor network.
  return said && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : undefined;
}
