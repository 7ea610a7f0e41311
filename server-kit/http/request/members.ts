import type { RequestHandler } from 'express';
import { Refusal } from '../../../domain/refusals.ts';

/** The most members of an object or a list in a body. The largest form has fewer than a hundred fields. */
const mostMembers = 1000;

/**
 * Refuses a body in which an object or a list has very many members. It is within the limit of bytes, but each step
 * after this one, from the schema to what the log notes of the call, would copy all of them and keep others waiting.
 */
export const fewMembers: RequestHandler = (request, _response, next) =>
  next(isBounded(request.body) ? undefined : new Refusal('request.tooLarge'));

function isBounded(body: unknown): boolean {
  const waiting = [body];
  while (waiting.length) {
    const value = waiting.pop();
    if (!value || typeof value !== 'object') continue;
    const members = Object.values(value);
    if (members.length > mostMembers) return false;
    waiting.push(...members);
  }
  return true;
}
