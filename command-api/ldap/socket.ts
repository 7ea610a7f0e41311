import { type BlockList, connect as connectPlain, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { isPublicAddress, lookupAmong } from '../../server-kit/egress.ts';
import { bounded } from './bounds.ts';
import { DirectoryError } from './problem.ts';

/** How TLS is spoken with a directory: with its own name, and with its own authority if one is given. */
export const tlsWith = ({ server, certificate }: DirectorySettings): ConnectionOptions => ({
  host: server,
  minVersion: 'TLSv1.2',
  ...(!isIP(server) && { servername: server }),
  ...(certificate && { ca: certificate }),
});

/**
 * Makes the one connection of a client, to an address on the open internet or in one of the allowed networks. The address
 * is checked at the moment of connecting. A second connection is refused: the library would make it without a word after
 * a cut, without credentials and, after StartTLS, without TLS.
 */
export function socketsOf(settings: DirectorySettings, networks: BlockList) {
  const { server, port } = settings;
  const family = isIP(server);
  const isAllowed = (address: string) =>
    isPublicAddress(address) || networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  let socket: Socket | TLSSocket | undefined;
  const bounds = bounded(server);
  const once = <S extends Socket>(make: () => S): S => {
    if (socket) throw new DirectoryError({ code: 'ldap.closed', values: { at: server } });
    if (family && !isAllowed(server)) throw forbidden(server);
    const made = bounds.watch(make());
    socket = made;
    return made;
  };
  const to = { host: server, port, lookup: lookupAmong(isAllowed, forbidden(server).message) };
  return {
    plain: () => once(() => connectPlain(to)),
    secure: () => once(() => connectTls({ ...tlsWith(settings), ...to })),
    /** Speaks TLS on the connection after StartTLS. */
    upgrade: (options: ConnectionOptions) => bounds.watch(connectTls(options)),
    /** Begins a new question, for whose answer, and one entry of it, the server may send so many octets. */
    ask: bounds.begin,
    problem: bounds.problem,
    destroy: () => socket?.destroy(),
  };
}
const forbidden = (server: string) => new DirectoryError({ code: 'ldap.forbidden', values: { server } });
