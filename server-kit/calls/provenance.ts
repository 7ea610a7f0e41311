import type { Call } from '../../api/callKinds.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { redacted } from '../http/request/redacted.ts';
import type { Kit } from '../kit.ts';
import type { Sender } from './caller.ts';

/** The provenance of a command in the form that the log keeps. */
export function provenanceOf(call: Pick<Call, 'path'>, input: unknown, sender: Sender): Provenance {
  const { actor, correlationId, ip, userAgent, country, receivedAt, idempotencyKey } = sender;
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
    country,
    receivedAt,
    idempotencyKey,
  };
}
/**
 * Stands for what a call asks: a keyed hash of its input, 8 hexadecimal digits of it. A solved captcha counts only once,
 * so a repeat of the call may bring another.
 */
export function contentOf({ vault }: Pick<Kit, 'vault'>, { captcha: _, ...input }: Record<string, unknown>) {
  return Buffer.from(vault.hash('request', JSON.stringify(input)), 'base64url').toString('hex', 0, 4);
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
