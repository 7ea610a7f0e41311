import type { Request, RequestHandler } from 'express';
import { EventStoreUnavailableError } from '../event-store/port.ts';
import { answerErrors } from './errors.ts';
import type { Log } from './log.ts';
import type { Config } from './settings/config.ts';

/** Milliseconds that a third party's server may take that is asked on the way to an answer. */
export const elsewhere = 3000;
/**
 * The longest waits for the first byte of an answer, in milliseconds, however many stores are asked on the way and
 * however they fail. The limits of single queries are shorter, so that they usually come first.
 */
const usual = {
  /** For a connection to Postgres, and for a statement there. */
  connect: 2000,
  statement: 4000,
  /** For a query of a list. */
  list: 2000,
  /** For the answer of a server, and of a server that asks another one. */
  answer: 4500,
  passedOn: 4800,
};
/** These waits with the configuration's factor. */
export const deadlinesOf = ({ PATIENCE: times }: Pick<Config, 'PATIENCE'>) =>
  Object.fromEntries(Object.entries(usual).map(([of, wait]) => [of, wait * times])) as typeof usual;

/**
 * Answers 503 when a handler takes too long. The handler may still finish its work; as after any 503, the caller should
 * ask again.
 */
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
    // The time that the caller takes to send the body does not count.
    if (hasBody(req)) req.once('end', begin);
    else begin();
    res.once('close', () => clearTimeout(timer));
    next();
  };

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
