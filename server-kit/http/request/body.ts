import express, { type Request, type RequestHandler } from 'express';
import type { MediaType } from '../../../api/callKinds.ts';
import { invalid, refuse } from '../../../domain/refusals.ts';
import { fewMembers } from './members.ts';

/** The levels of a body. No call takes more than ten; what it ignores may be deeper. */
const deepest = 32;
/** The members of all objects and lists of a body together. */
const mostMembers = 10_000;

/**
 * Reads the body of a call as a JSON object in UTF-8 (RFC 8259), also by its other name if it has one, or as a form.
 * Refuses any other body with 400, 413 or 415, instead of leaving it unread: a call that needs nothing of its body would
 * report success.
 */
export function bodyIn(media?: MediaType): RequestHandler[] {
  const isForm = media === 'application/x-www-form-urlencoded';
  const type: string[] = isForm ? [media] : ['application/json', ...(media ? [media] : [])];
  const limit = '512kb';
  return [
    (req, _, next) => next(hasBody(req) && !req.is(type) ? otherType(isForm) : undefined),
    isForm
      ? express.urlencoded({ limit, type, extended: false })
      : express.json({ limit, type, strict: true, verify }),
    (req, _, next) => next(Array.isArray(req.body) ? invalid({ field: '', code: 'is.body' }) : undefined),
    fewMembers,
  ];
}

/** Keeps the octets of the body as they came, whatever they are. */
export const rawBody: RequestHandler[] = [express.raw({ limit: '512kb', type: () => true })];

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const otherType = (isForm: boolean) =>
  Object.assign(new Error('the body has another type'), {
    ...{ status: 415, type: isForm ? 'content-type.form' : 'content-type.unsupported' },
  });

/**
 * Refuses the octets of a body that would be dear to parse. Each list in a list costs some hundred times as much as the
 * two characters for it, and everything after the parser visits all members.
 */
function verify(_: unknown, __: unknown, octets: Buffer, encoding: string) {
  if (encoding !== 'utf-8')
    throw Object.assign(new Error(`the body is in ${encoding}`), { type: 'charset.unsupported' });
  let depth = 0;
  let members = 0;
  for (let at = 0; at < octets.length; at++) {
    const octet = octets[at];
    if (octet === quote) at = endOfText(octets, at);
    else if (octet === comma) members++;
    else if (octet === list || octet === object) depth++;
    else if (octet === listEnd || octet === objectEnd) depth--;
    if (depth > deepest || members > mostMembers) refuse('request.tooLarge');
  }
}

const [quote, comma, backslash, list, listEnd, object, objectEnd] = Buffer.from('",\\[]{}');

/** The place of the quotation mark that ends a text, or the end of the octets. */
function endOfText(octets: Buffer, begin: number): number {
  let at = begin + 1;
  while (at < octets.length && octets[at] !== quote) at += octets[at] === backslash ? 2 : 1;
  return at;
}
