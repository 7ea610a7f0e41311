import { type RefusalCode, refusals, sentenceOf } from '../../domain/refusals.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { Guest, Here } from '../product.ts';

/** The whole answer of a call, refused or not. */
export type Raw = { status: number; body: Record<string, unknown>; headers: Headers };

/** Makes a call without the typed client, with any body. `correlationId` is removed from the answer. */
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

/**
 * The types of the events that answering these calls appended. Other files share the product and its reactions work at
 * any time, so the log's head would not say.
 */
export async function causedBy({ system }: Pick<Here, 'system'>, ...answers: Raw[]): Promise<string[]> {
  const ids = answers.map(({ headers }) => headers.get('x-correlation-id'));
  const events = await Array.fromAsync(system.store.readAll());
  return events
    .filter(({ metadata }) => ids.includes((metadata as Metadata).correlationId))
    .map(({ type }) => type);
}

/** The refusal that a call ends with; throws when the call succeeds. */
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
/** A catalogued refusal as a caller receives it. */
export const refusing = (code: RefusalCode, values?: object) => {
  const { status, code: errorCode } = refusals[code];
  return { status, errorCode, message: sentenceOf(code, values) };
};
/** The body of a refusal as it is sent, but for its correlation id. */
export const refusedBody = (code: RefusalCode) => {
  const { errorCode, message } = refusing(code);
  return { errorCode, errorMessage: message, refusal: code };
};
