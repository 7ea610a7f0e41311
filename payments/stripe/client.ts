import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { GatewayAwayError, GatewayRefusedError } from '../port.ts';

const require = createRequire(import.meta.url);
/** Stripe's library, loaded when it is used first, because its 218 files take longer to load than any other library's. */
export const library = () => require('stripe') as typeof Stripe;

/** The version of the API that the adapter is written for. The account's own version does not matter. */
export const apiVersion = '2026-10-28.endive';

export function clientOf(key: string, url: string): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new (library())(key, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}

/** Says of a failure whether another try may help. What Stripe says about our key is for the log alone. */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { errors } = library();
    if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError)
      throw new GatewayRefusedError(error.message, { cause: error });
    if (error instanceof errors.StripeIdempotencyError)
      throw new GatewayRefusedError('This was asked for already, in another way', { cause: error });
    if (error instanceof errors.StripeError)
      throw new GatewayAwayError(`Stripe: ${error.type}${error.code ? ` ${error.code}` : ''}`);
    throw error;
  }
}
/** The answer, or null when Stripe has no such thing. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (error instanceof GatewayRefusedError && code === 'resource_missing') return null;
    throw error;
  }
}
