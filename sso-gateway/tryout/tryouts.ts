import type { Tried } from '../../api/calls/applications/tryouts.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import { Refusal, toldOf } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { hashed, newSecret } from '../once.ts';
import type { AskedTryout } from '../served.ts';

/** What is shown of a tryout besides what came of it. */
export type Shown = Pick<Tried, 'told' | 'request'>;
/** What came of a tryout. */
export type Outcome = Pick<Tried, 'state' | 'facts' | 'told' | 'raw' | 'problem'>;
/**
 * The request by which a tryout asks a person to approve, the facts that are known beforehand, and the link of the QR code
 * where one is shown.
 */
export type Approval = {
  id: string;
  secret: string;
  facts: Outcome['facts'];
  asked: NonNullable<Tried['asked']>;
  url: string | null;
};
/** Somebody of the team tries the sign-in to an application. */
export type Tryout = {
  organisationId: string;
  appId: string;
  family: FamilyName;
  name: string;
  /** The member of the team, and the name of the session in which it was begun. */
  triedBy: string;
  session: string;
  /** The secret that belongs to the request of the tryout (RFC 7636). */
  verifier: string;
  /** Whether the browser has been sent to sign in. */
  started: boolean;
  /** Where a person is asked on a phone, because nobody signs in by a browser on this host. */
  approval?: Approval;
  /** Null until the sign-in has ended. */
  outcome: Outcome | null;
};
/** The caller whose tryout it is: the same member of the team in the same session. */
export type Trying = Pick<Tryout, 'organisationId' | 'triedBy' | 'session'>;

const kind = 'tryout';
const refusedKind = 'tryout refusal';
/** Milliseconds for which a tryout lasts, together with what came of it. */
const lasts = 15 * 60_000;
type Keeping = Pick<Kit, 'records' | 'clock'>;

/** Begins a tryout, whose id only the member of the team is told. False for a call that is repeated, which means the same one. */
export async function beginTryout(
  { records, clock }: Keeping,
  id: string,
  about: Omit<Tryout, 'verifier' | 'started' | 'outcome'>,
): Promise<boolean> {
  if (await records.get(kind, hashed(id))) return false;
  const tryout: Tryout = { ...about, verifier: newSecret(), started: false, outcome: null };
  await records.put(kind, hashed(id), tryout, { expiresAt: clock() + lasts });
  return true;
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 100;
/** The tryout with this id, whoever asks. */
export const tryoutWith = async ({ records }: Pick<Kit, 'records'>, id: unknown) =>
  isId(id) ? records.get<Tryout>(kind, hashed(id)) : undefined;

/** The tryout with this id, if it is the caller's own. */
export async function ownTryout(kit: Pick<Kit, 'records'>, id: unknown, caller: Trying) {
  const found = await tryoutWith(kit, id);
  const isOwn =
    found?.organisationId === caller.organisationId &&
    found.triedBy === caller.triedBy &&
    found.session === caller.session;
  return isOwn ? found : undefined;
}

/** Starts the sign-in of a tryout, once. */
export const startTryout = ({ records }: Pick<Kit, 'records'>, id: string): Promise<boolean> =>
  records.change<Tryout>(kind, hashed(id), (tryout) =>
    tryout.started ? undefined : { ...tryout, started: true },
  );

/** Ends a tryout that was started, once, by what came of it. */
export const endTryout = (
  { records }: Pick<Kit, 'records'>,
  id: string,
  outcome: Outcome,
): Promise<boolean> =>
  records.change<Tryout>(kind, hashed(id), (tryout) => (tryout.outcome ? undefined : { ...tryout, outcome }));

type Refused = NonNullable<Outcome['problem']>;
/** A refusal as the reason of a failed tryout: the page says it in its own language. */
export const refusedAs = (error: Refusal): Refused => {
  const { refusal: code = error.code, ...named } = toldOf(error);
  return { code, says: error.message, ...named };
};
const noteRefusal = ({ records, clock }: Keeping, id: string, error: Refusal) =>
  records.put(refusedKind, hashed(id), refusedAs(error), { expiresAt: clock() + lasts });
/** Does a part of a sign-in, and remembers its refusal if it is one of a tryout. */
export async function notingRefusals<T>(
  kit: Keeping,
  tryout: AskedTryout | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tryout && error instanceof Refusal) await noteRefusal(kit, tryout.id, error);
    throw error;
  }
}
/** Why somebody could not sign in during a tryout, the last time. */
export const notedRefusal = ({ records }: Pick<Kit, 'records'>, id: string) =>
  records.get<Refused>(refusedKind, hashed(id));

const empty = { facts: [], told: [], raw: [], problem: null };
/** The outcome of a tryout that goes on. */
export const waiting: Outcome = { state: 'waiting', ...empty };
/** The outcome of a tryout in which nobody signed in. */
export const failed = (problem: Refused): Outcome => ({ ...empty, state: 'failed', problem });
