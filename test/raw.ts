import { type RefusalCode, refusals } from '../domain/refusals.ts';
import type { Guest } from './product.ts';

/** What a call answered, refused or not: for tests that compare whole answers. */
export type Raw = { status: number; body: Record<string, unknown>; headers: Headers };

/** Makes a call without the typed client, with whatever body; `correlationId` is left out of the answer. */
export async function raw(
  { send }: Pick<Guest, 'send'>,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Raw> {
  const [method, route] = path.split(' ') as [string, string];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await send(`/api${route}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || text === undefined ? {} : { body: text }),
  });
  const { correlationId: _, ...rest } = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  return { status: answer.status, body: rest, headers: answer.headers };
}

/** The refusal that a call ends with; throws when it succeeds. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    (answer) => {
      throw new Error(`it was not refused: ${JSON.stringify(answer)}`);
    },
    ({ status, errorCode, message }: { status: number; errorCode: number; message: string }) => ({
      status,
      errorCode,
      message,
    }),
  );
/** What a catalogued refusal looks like to a caller. */
export const refusing = (code: RefusalCode) => {
  const { status, code: errorCode, message } = refusals[code];
  return { status, errorCode, message };
};
