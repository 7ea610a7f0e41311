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

/** The same for a server behind proxies that TRUST_PROXY names: what they say of the caller's address is believed. */
export const isFromThisMachineByProxy = (request: Request): boolean =>
  isFromThisMachine(request) || (Boolean(request.app.get('trust proxy')) && isLoopback(request.ip));
