/** What is wrong with an address of the web or of a network. */
export const addresses = {
  'is.absolute': ({ such }: { such: string }) => `must be an absolute address such as ${such}`,
  'is.website':
    'must be an absolute address such as https://shop.example; http only on localhost, no IP address',
  'is.web': 'must be an http or https address',
  'is.https': 'must use https',
  'is.httpsOrLocal': 'must use https, except on localhost',
  'is.scheme': 'must use https, or a scheme that contains a dot such as com.example.app:/callback',
  'is.fragment': 'must not have a fragment',
  'is.wildcard': 'must not have a wildcard',
  'is.userName': 'must not contain a user name',
  'is.port': 'must not name a port',
  'is.private': 'must be on the open internet',
  'is.company': 'must be an address with https://',
  'is.linkedin': 'must be an address on linkedin.com',
  'is.ours': 'is an address of this service itself',
  'is.page': 'must be a page of this organization',
  'is.address': 'is not an address',
  'is.server': 'must be an IP address or the name of a host',
  'is.docker': 'is required in Docker',
  'is.network':
    'must be an IP address such as 192.0.2.1, or a network of at most 65,536 addresses such as 10.1.0.0/16',
  'is.wide':
    'must be an IP address, or a network such as 203.0.113.0/24 (IPv4 at least /16, IPv6 at least /32)',
  'is.source': 'must be an address that packets come from',
} as const;
