import { Refusal } from '../domain/refusals.ts';

/** A uniform refusal for the caller. The step that failed appears only in the process's log. */
export class CeremonyFailed extends Refusal {
  step: string;
  constructor(step: string) {
    super('ceremony.failed');
    this.step = step;
  }
}
export function must(holds: boolean, step: string): asserts holds {
  if (!holds) throw new CeremonyFailed(step);
}
/** Converts a library's error, which names the missing piece, so that its words stay in the log. */
export const named = (error: unknown): never => {
  throw error instanceof Refusal
    ? error
    : new CeremonyFailed(error instanceof Error ? error.message : 'unknown');
};

/** The browser's description of the ceremony (WebAuthn L3 section 5.8.1), not verified yet. */
export type ClientData = {
  type?: unknown;
  challenge?: unknown;
  origin?: unknown;
  crossOrigin?: unknown;
  topOrigin?: unknown;
};
/** Reads clientDataJSON (base64url). Throws CeremonyFailed. */
export function clientDataOf(json: string): ClientData {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(json, 'base64url').toString());
  } catch {
    throw new CeremonyFailed('clientDataJSON');
  }
  must(typeof read === 'object' && read !== null, 'clientDataJSON is an object');
  return read;
}
