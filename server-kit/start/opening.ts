import { setTimeout as nextLook } from 'node:timers/promises';
import express, { type Express } from 'express';
import { EventStoreUnavailableError } from '../../event-store/port.ts';
import { type Check, healthRoutes, readinessOf } from '../health.ts';
import { answerTo } from '../http/errors.ts';

/** What a service answers while it waits for its stores: it is alive, not ready, and to be asked again. */
export function openingApp(): Express {
  const stores = () => Promise.reject(new Error('the stores are being opened'));
  const { status, body, retryAfter } = answerTo(new EventStoreUnavailableError('opening'));
  return express()
    .disable('x-powered-by')
    .use(healthRoutes({ stores }))
    .use((_, response) => {
      response
        .status(status)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) })
        .json(body);
    });
}

/** Resolves with true once all checks pass, or with false when it is told to stop before. */
export async function whenReady(checks: Record<string, Check>, signal: AbortSignal): Promise<boolean> {
  const look = readinessOf(checks);
  while (!signal.aborted) {
    if ((await look()).ready) return true;
    await nextLook(200, undefined, { ref: false, signal }).catch(() => {});
  }
  return false;
}
