import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Raw, raw } from '../clients/raw.ts';
import type { Guest } from '../product.ts';

/** The events of each kind of request, in order and once each. All of them have the request's correlation id. */
export const effects = {
  signIn: ['SignedIn'],
  registerUser: [
    ...['UserRegistered', 'PersonRegistered', 'DeviceAdded', 'UserEnrolled', 'PersonEnrolled'],
    'RegistrationCompleted',
  ],
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
  /** The answer; undefined when the request was interrupted. */
  answer?: Raw | undefined;
};
export type Acknowledged = { what: What; correlationId: string };

/** An answer with an unexpected status. */
export class Refused extends Error {
  status: number;
  retryAfter: string | null;
  constructor(path: string, { status, body, headers }: Raw) {
    super(`${path}: ${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.retryAfter = headers.get('retry-after');
  }
}

/** A separate process that writes notes to a file; each promise resolves once its note is on disk. */
function notesIn(file: string) {
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), [file], { execArgv: [] });
  const waiting: (() => void)[] = [];
  // Notes are kept, and confirmed, in the order in which they were sent.
  keeper.on('message', (kept: number) => {
    for (const done of waiting.splice(0, kept)) done();
  });
  return {
    note: (note: object) =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        keeper.send(JSON.stringify(note));
      }),
    close: () => keeper.disconnect(),
  };
}

/** Makes requests with idempotency keys, and has a separate process record every acknowledgement. */
export function witness(file: string) {
  const { note, close } = notesIn(file);
  const asked: Asked[] = [];

  /** Repeats the request with the same key. */
  async function repeat(request: Asked): Promise<Raw> {
    const { what, guest, path, body, key, correlationId } = request;
    const headers = { 'idempotency-key': key, 'x-correlation-id': correlationId };
    const answer = await raw(guest, path, path.startsWith('DELETE') ? undefined : body, headers);
    if (answer.status >= 200 && answer.status < 300) {
      await note({ what, correlationId });
      request.answer = answer;
    }
    return answer;
  }
  return {
    asked,
    repeat,
    /** Throws when it is refused or gets no answer. */
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
    /** The requests that were never answered. */
    interrupted: () => asked.filter(({ answer }) => !answer),
    acknowledged: (): Acknowledged[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close,
  };
}
export type Witness = ReturnType<typeof witness>;
