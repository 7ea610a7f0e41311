import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Guest } from '../product.ts';
import { type Raw, raw } from '../raw.ts';

/** What a request leads to, in the order of its appends: once each, and the answer names the place of the last. */
export const effects = {
  signIn: ['SignedIn'],
  registerUser: ['UserRegistered', 'DeviceAdded', 'UserEnrolled', 'RegistrationCompleted'],
  registerOperator: [
    ...['OrganisationRegistered', 'OperatorRegistered', 'DeviceAdded', 'OperatorEnrolled'],
    'RegistrationCompleted',
  ],
  createApp: ['ApplicationCreated'],
  renameApp: ['ApplicationChanged'],
  suspendApp: ['ApplicationSuspended'],
  activateApp: ['ApplicationActivated'],
  deleteApp: ['ApplicationDeleted'],
  suspendUser: ['UserSuspended'],
  activateUser: ['UserActivated'],
  deleteUser: ['UserDeleted'],
} as const;
export type What = keyof typeof effects;
export type Asked = {
  what: What;
  guest: Pick<Guest, 'send'>;
  path: string;
  body: object;
  key: string;
  correlationId: string;
  /** The name or address that a registration is about. */
  name?: string | undefined;
  /** What it answered; undefined when it was interrupted. */
  answer?: Raw | undefined;
};
export type Acknowledged = { what: What; correlationId: string; position: number };

/** An answer that is not the one asked for. */
export class Refused extends Error {
  status: number;
  retryAfter: string | null;
  constructor(path: string, { status, body, headers }: Raw) {
    super(`${path}: ${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.retryAfter = headers.get('retry-after');
  }
}

/** Makes requests with idempotency keys, and keeps every acknowledgement in a file of its own, on the disk. */
export function witness(file: string) {
  const notes = openSync(file, 'a');
  const asked: Asked[] = [];

  /** The same request again, with the same key. */
  async function repeat(request: Asked): Promise<Raw> {
    const { what, guest, path, body, key, correlationId } = request;
    const headers = { 'idempotency-key': key, 'x-correlation-id': correlationId };
    const answer = await raw(guest, path, body, headers);
    if (answer.status >= 200 && answer.status < 300) {
      request.answer = answer;
      const position = Number(answer.headers.get('x-log-position'));
      writeSync(notes, `${JSON.stringify({ what, correlationId, position })}\n`);
      fsyncSync(notes);
    }
    return answer;
  }
  return {
    asked,
    repeat,
    /** Throws when it is refused, or when nobody answers. */
    async ask(what: What, guest: Pick<Guest, 'send'>, path: string, body: object = {}, name?: string) {
      const request: Asked = {
        what,
        guest,
        path,
        body,
        name,
        key: randomUUID(),
        correlationId: randomUUID(),
      };
      asked.push(request);
      const answer = await repeat(request);
      if (!request.answer) throw new Refused(path, answer);
      return answer;
    },
    /** Takes out what was asked and never answered. */
    interrupted: () => asked.filter(({ answer }) => !answer),
    acknowledged: (): Acknowledged[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close: () => closeSync(notes),
  };
}
export type Witness = ReturnType<typeof witness>;
