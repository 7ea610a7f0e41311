import type { Request } from 'express';

const isLoopback = (address = '') => /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';

/**
 * True when a program on this machine asks us directly. A proxy on this machine speaks for others, so whatever a proxy
 * has touched does not count.
 */
export function isFromThisMachine(request: Request): boolean {
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];
  if (passedOn.some((name) => request.headers[name] !== undefined)) return false;
  return isLoopback(request.socket.remoteAddress);
}

/**
 * The same for a server behind proxies that TRUST_PROXY names: the proxy must be on this machine too, and say that its
 * caller is. A header alone proves nothing: anybody who reaches the port can send one.
 */
export function isFromThisMachineByProxy(request: Request): boolean {
  if (isFromThisMachine(request)) return true;
  const isPassedOn =
    Boolean(request.app.get('trust proxy')) && request.headers['x-forwarded-for'] !== undefined;
  return isPassedOn && isLoopback(request.socket.remoteAddress) && isLoopback(request.ip);
}
