import { randomUUID } from 'node:crypto';
import { type Answering, localsOf, type Step } from './plain.ts';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives every request an id that its events and log lines carry: the caller's x-correlation-id, or a new one. */
export const correlate: Step = (request, response, next) => {
  const given = request.headers['x-correlation-id'];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  localsOf(response).correlationId = id;
  response.setHeader('X-Correlation-Id', id);
  next();
};

/** The id that `correlate` gave to this response. */
export const correlationIdOf = ({ locals }: Answering): string => locals?.correlationId ?? '';
