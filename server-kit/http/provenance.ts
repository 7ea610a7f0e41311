import type { Calls } from '../../api/calls.ts';
import type { Call } from '../../api/kit.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller } from './caller.ts';
import { redacted } from './redacted.ts';

/** The provenance of a command in the form that the log keeps; `path` is a template from the table of calls. */
export function provenanceOf(
  call: Call | { path: Calls[keyof Calls]['path'] },
  input: unknown,
  caller: Caller,
): Provenance {
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
/** Replaces the actor once the ceremony has identified the person. */
export const actingAs = (
  provenance: Provenance,
  role: 'operator' | 'user',
  id: string,
  organisationId: string,
): Provenance => ({
  ...provenance,
  actor: { role, id, organisationId },
});
