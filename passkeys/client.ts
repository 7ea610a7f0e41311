import { Refusal } from '../domain/refusals.ts';

/** One uniform refusal for the caller; the step that failed is for the process log alone. */
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
/** An error of a library names what it missed; its words stay in the log. */
export const named = (error: unknown): never => {
  throw error instanceof Refusal
    ? error
    : new CeremonyFailed(error instanceof Error ? error.message : 'unknown');
};

/** What a browser says of the call (WebAuthn L3 section 5.8.1), as it came: nothing is sure yet. */
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
