import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Check, NotReadyError } from '../server-kit/health.ts';

/** Checks that the service at `url` reports to be ready. `host` is one of the names that it serves. */
export const serviceCheck =
  (url: string, host: string): Check =>
  async () => {
    const { hostname, port } = new URL(url);
    const asked = request({
      hostname,
      port,
      path: '/readyz',
      headers: { host },
      timeout: 1500,
      agent: false,
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer'))).end();
    const answer = once(asked, 'response') as Promise<[IncomingMessage]>;
    const [{ statusCode }] = await answer.catch(() => {
      throw new NotReadyError('is away');
    });
    asked.destroy();
    if (statusCode !== 200) throw new NotReadyError('is not ready');
  };
