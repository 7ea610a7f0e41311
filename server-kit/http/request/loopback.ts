import type { Request } from 'express';

const isLoopback = (address = '') => /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';

/**
 * True when a program on this machine asks directly. A proxy on this machine speaks for others, so a request with a
 * proxy's headers does not count.
 */
export function isFromThisMachine(request: Request): boolean {
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];
  if (passedOn.some((name) => request.headers[name] !== undefined)) return false;
  return isLoopback(request.socket.remoteAddress);
}

/**
 * Like `isFromThisMachine`, but also accepts a proxy that TRUST_PROXY allows, if the proxy is on this machine and says
 * that its caller is too. The header alone proves nothing, because anyone who reaches the port can send it.
 */
export function isFromThisMachineByProxy(request: Request): boolean {
  if (isFromThisMachine(request)) return true;
  const isPassedOn =
    Boolean(request.app.get('trust proxy')) && request.headers['x-forwarded-for'] !== undefined;
  return isPassedOn && isLoopback(request.socket.remoteAddress) && isLoopback(request.ip);
}
