import type { RefusalCode } from '../domain/refusals.ts';

/** The call was refused before anything was done, so that it may be repeated as it is. */
const tooMany: RefusalCode = 'request.tooMany';
/** The same, and it may be repeated at once with a proof of work. */
const needsProof: RefusalCode = 'request.proof';
/** The header of a proof of work. */
const proofHeader = 'x-proof-of-work';

type Refused = { status: number; refusal?: string; retryAfter?: number | undefined };
/** The seconds to wait before the same call may be repeated; undefined when waiting does not help. */
const waitFor = ({ status, refusal, retryAfter }: Refused) =>
  status === 429 && refusal === tooMany ? retryAfter : undefined;

/** The seconds that an answer asks to wait, if it does. */
export const retryAfterOf = ({ headers }: Response) => {
  const seconds = headers.get('retry-after');
  return seconds ? Number(seconds) : undefined;
};

type Patience = {
  /** The longest time in seconds to wait before a repetition. */
  patience: number;
  /** Solves a proof of work. */
  prove?: (() => Promise<string>) | undefined;
};

/**
 * Makes an attempt, and repeats it at most three times: while its answer asks to wait for no more than `patience`
 * seconds, because there are too many calls at the moment, and with a proof of work when the answer asks for one.
 */
export async function patiently<B extends { refusal?: string }>(
  { patience, prove }: Patience,
  attempt: (headers: Record<string, string>) => Promise<{ answer: Response; body: B }>,
) {
  let headers: Record<string, string> = {};
  for (let tries = 1; ; tries++) {
    const { answer, body } = await attempt(headers);
    headers = {};
    if (tries > 3) return { answer, body };
    if (prove && answer.status === 429 && body.refusal === needsProof) {
      headers = { [proofHeader]: await prove() };
      continue;
    }
    const retryAfter = retryAfterOf(answer);
    const seconds = waitFor({ ...body, status: answer.status, retryAfter });
    if (seconds === undefined || seconds > patience) return { answer, body };
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
