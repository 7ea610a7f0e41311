import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives every request an id that its events and log lines carry: the caller's x-correlation-id, or a new one. */
export const correlate: RequestHandler = (request, response, next) => {
  const given = request.get('x-correlation-id');
  const id = given !== undefined && wellFormed.test(given) ? given : randomUUID();
  response.locals.correlationId = id;
  response.set('X-Correlation-Id', id);
  next();
};

/** The id that `correlate` gave to this response. */
export const correlationIdOf = (response: Response): string => response.locals.correlationId ?? '';
