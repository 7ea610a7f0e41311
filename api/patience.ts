/** `request.tooMany`: the call was refused before anything was done, so that it may be repeated as it is. */
const tooMany = 1003;

type Refused = { status: number; errorCode?: number; retryAfter?: number | undefined };
/** The seconds to wait before the same call may be repeated; undefined when waiting does not help. */
const waitFor = ({ status, errorCode, retryAfter }: Refused) =>
  status === 429 && errorCode === tooMany ? retryAfter : undefined;

/** The seconds that an answer asks to wait, if it does. */
export const retryAfterOf = ({ headers }: Response) => {
  const seconds = headers.get('retry-after');
  return seconds ? Number(seconds) : undefined;
};

/**
 * Makes an attempt, and repeats it while its answer asks to wait for no more than `patience` seconds because there are
 * too many calls at the moment; at most three times.
 */
export async function patiently<B extends { errorCode?: number }>(
  patience: number,
  attempt: () => Promise<{ answer: Response; body: B }>,
) {
  for (let tries = 1; ; tries++) {
    const { answer, body } = await attempt();
    const retryAfter = retryAfterOf(answer);
    const seconds = waitFor({ ...body, status: answer.status, retryAfter });
    if (seconds === undefined || seconds > patience || tries > 3) return { answer, body };
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
