import type { Call } from '../api/kit.ts';
import type { Origin } from '../event-store/metadata.ts';
import type { Caller } from '../server-kit/caller.ts';

/** Strings that say nothing of a person, so that the audit may keep them. */
const plain = /^(?:.*Id|country|subdomain|size|industry|type|kind|mode|stream)$/;
const kept = (value: string, key: string) =>
  plain.test(key) && key !== 'transactionId' && value.isWellFormed() && !value.includes('\0');
/** How deep a request is told; what a call takes is never deeper, what it ignores may be. */
const deepest = 5;

/** A request's input without anything personal or secret: other texts are told only by their presence. */
export function redacted(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return kept(value, key) ? value.slice(0, 200) : '[redacted]';
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '[redacted]';
  if (Array.isArray(value)) return value.slice(0, 100).map((each) => redacted(each, key, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => /^\w{1,40}$/.test(name))
      .slice(0, 50)
      .map(([name, each]) => [name, redacted(each, name, depth + 1)]),
  );
}

/** Where a command comes from, as the log keeps it. */
export function originOf(call: Pick<Call, 'path'>, input: unknown, caller: Caller): Origin {
  const { actor, correlationId, ip, userAgent, receivedAt, idempotencyKey } = caller;
  const [method, path] = call.path.split(' ') as [string, string];
  return {
    actor,
    correlationId,
    call: call.path,
    method,
    path,
    request: redacted(input),
    ip,
    userAgent,
    receivedAt,
    idempotencyKey,
  };
}
/** The same, now that the ceremony has told who it is. */
export const as = (
  origin: Origin,
  role: 'operator' | 'user',
  id: string,
  organisationId: string,
): Origin => ({
  ...origin,
  actor: { role, id, organisationId },
});
