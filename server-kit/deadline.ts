import type { Request, RequestHandler } from 'express';
import { EventStoreUnavailableError } from '../event-store/port.ts';
import { answerErrors } from './http/errors.ts';
import type { Log } from './log.ts';

/**
 * How long anybody waits for the first byte of an answer, in milliseconds, however many stores are asked on the way and
 * in whatever way they do not answer. Time limits of single questions are shorter, so that usually they come first.
 */
export const deadlines = {
  /** For a connection to Postgres, and for a statement there. */
  connect: 2000,
  statement: 4000,
  /** For somebody else's server that is asked on the way. */
  elsewhere: 3000,
  /** For the answer of a server, and of one that asks another server. */
  answer: 4500,
  passedOn: 4800,
} as const;

/** Answers 503 in place of a handler that takes too long. What the handler began may still be done: as after any 503, its caller asks again. */
export const within =
  (milliseconds: number, log: Log): RequestHandler =>
  (req, res, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = () => {
      const error = new EventStoreUnavailableError('the answer took too long');
      if (!res.headersSent) answerErrors(log)(error, req, res, next);
    };
    const begin = () => {
      timer = setTimeout(late, milliseconds);
    };
    // A caller may take its time to send a body.
    if (hasBody(req)) req.once('end', begin);
    else begin();
    res.once('close', () => clearTimeout(timer));
    next();
  };

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
