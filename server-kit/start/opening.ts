import { setTimeout as nextLook } from 'node:timers/promises';
import express, { type Express } from 'express';
import { EventStoreUnavailableError } from '../../event-store/port.ts';
import { answerTo } from '../errors.ts';
import { type Check, healthRoutes, readinessOf } from '../health.ts';

/** The app that answers while a service waits for its stores: alive, not ready, and worth another try. */
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

/** Resolves to true once all checks pass, or to false when it is aborted before. */
export async function whenReady(checks: Record<string, Check>, signal: AbortSignal): Promise<boolean> {
  const look = readinessOf(checks);
  while (!signal.aborted) {
    if ((await look()).ready) return true;
    await nextLook(200, undefined, { ref: false, signal }).catch(() => {});
  }
  return false;
}
