// biome-ignore-all lint/suspicious/noExplicitAny: the table combines types that only its rows know
import type { z } from 'zod';
import type { FamilyName } from '../domain/families/families.ts';
import type { Actor, Aggregate, Command, Ref, Role } from '../domain/kit.ts';
import type { ScopeArea } from '../domain/scopes.ts';
import type { ReadModel } from '../projections/kit.ts';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The media types of bodies besides JSON: JSON by another name, which replies have too, and forms. */
export type MediaType = `application/${string}+json` | 'application/x-www-form-urlencoded';
export type Path = `${Verb} /${string}`;
type Params<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Params<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never;
export type ParamsOf<P extends string> = { [K in Params<P>]: string };

/** What the requirements put into the reply of a changing call, besides the id and the position. */
type Envelope = {
  errorCode?: 0 | 200;
  message?: string;
  /** A second name for the id of what was made, besides `id`. */
  idAs?: 'appId' | 'client_id';
};
/** A rate limit: `count` calls in `seconds`, per address or per signed-in caller. */
export type CallRate = {
  count: number;
  seconds: number;
  /**
   * Only calls that are refused count, per organisation, so that many people behind one address can call. Of all calls
   * ten times as many are allowed.
   */
  counts?: 'wrong';
  /**
   * Only half of the number is free, over all organisations together. Beyond that, each call must bring a proof of work
   * in the header `X-Proof-Of-Work`.
   */
  proof?: true;
  /** All processes count together, and a restart forgets nothing: for what can be guessed. */
  kept?: true;
};

export type Common<P extends Path = Path, B extends z.ZodType = any> = {
  path: P;
  /** What the call does, for those who read the document: a short sentence, and further ones where they are needed. */
  about: string;
  /** Roles that may call; `visitor` includes everybody. */
  roles: readonly Role[];
  /** The area of the scope that its callers need, which is that of its subject (`api/calls.ts`). */
  scope?: ScopeArea;
  /** The field that names whom it is about. About oneself, which is also meant without it, it is in the area `account`. */
  own?: string;
  /** The body, or the query of a GET. */
  body: B;
  /** The media type of its body, if it is not `application/json`. */
  media?: MediaType;
  /** A body as it is sent, for those who read the document. */
  example?: z.input<B>;
  envelope?: Envelope;
  /**
   * Operators may make this changing call after the end of their subscription, too: it renews, keeps their own access,
   * or leaves. All others are refused then.
   */
  renews?: true;
  rate?: CallRate;
  /** `none` ignores cookies, so no same-origin header is required (SDK, webhooks, token checks). */
  cookies?: 'none';
  /**
   * Changes something although it is a GET, as the requirements have it. It needs the header `X-Requested-With`, which a
   * page of another origin cannot send.
   */
  changesByGet?: true;
  /** Only reads although it is no GET, because what it asks for is too long for an address. Its callers need the scope to read. */
  onlyReads?: true;
  /** The handler gets the octets of the body, which a signature covers, and no fields. */
  raw?: true;
  /** The caller proves who they are by the secret of a request for approval, as bearer. */
  bearer?: 'request';
  /** Answers requests from the origins that the application names, for scripts on the customer's own site. */
  cors?: 'application';
  /** Requires a solved captcha in the field `captcha`: always, or for these inputs. */
  captcha?: true | ((input: any) => boolean);
};
/** Facts that a row's `to` may use besides its input. */
export type Mapping = {
  actor: Actor;
  newId: () => string;
  /** A new secret of 256 random bits. */
  newSecret: () => string;
  /** The organisation of an aggregate. Refuses when the aggregate does not exist. */
  organisationOf: (ref: Ref) => Promise<string>;
  /** The state of an aggregate. */
  look: <R extends Ref>(ref: R) => Promise<R['of']['initial']>;
  /** Refuses websites on this installation's own addresses, where no foreign script may run. */
  notOurs: (origins: readonly string[]) => void;
  /** Refuses a text that is not a certificate with an RSA key of usual strength. */
  mustBeCertificate: (pem: string) => void;
  /** The origin of the caller's organisation. Refuses before the organisation has chosen its address. */
  ownOrigin: () => Promise<string>;
  /** Id of the operator with this e-mail address. */
  operatorWith: (email: string) => Promise<string | null>;
  /** The personal fields of an aggregate. Commands that use them still check the tenant themselves. */
  personalOf: (ref: Ref) => Promise<Record<string, string | null>>;
};
/** What is kept in records, beside the log. */
type Records = 'sessions' | 'tokens';
/** What a reply is made of: read models, the states of aggregates that a handler looks at, and records. */
export type Shown = ReadModel | Aggregate | Records;
/** What a call changes: the aggregates to which it appends, and records. */
export type Changed = Aggregate | Records;

type Meant = readonly [command: Command, input: unknown];
export type Does<P extends Path = Path, B extends z.ZodType = any> = Common<P, B> & {
  kind: 'does';
  /** The aggregates of its commands, and what else changes with them. */
  changes: readonly Changed[];
  to: (input: ParamsOf<P> & z.output<B>, mapping: Mapping) => Meant | Promise<Meant>;
};
/** Converts a row for the caller, to what its schema `reply` describes. */
export type View<R, T> = ((row: R) => T) & { reply: z.ZodType<T> };
/** Rows of another model that belong to each row, under a name of their own: by its `on` to their `of`, at most `most`. */
export type Beside = { as: string; model: ReadModel; on: string; of: string; most: number };
/**
 * The rows whose ids stand in a column of another model, in its rows with these values; all rows, where `of` gives none. Where
 * those can be many, they are only the `first` so many of the tenant by a time.
 */
type Among<I = any> = {
  model: ReadModel;
  column: string;
  of(input: I): Record<string, unknown> | undefined;
  first?: First;
};
export type First = { by: string; most: number };
/** The rows with these values, and the one that the caller's organisation names in a column of its own row in `model`. */
type Shared = { where: Record<string, unknown>; model: ReadModel; column: string };
/** The rows that name a value: in the column `one`, or in the list in the column `many`. */
export type Naming<I = any> = { one: string; many: string; of(input: I): string | undefined };
export type Reads<P extends Path = Path, B extends z.ZodType = any, T = any> = Common<P, B> & {
  kind: 'reads';
  model: ReadModel;
  shape: 'list' | 'one';
  /** Equality conditions from the path, the query and the caller's organisation. The tenant's own is always added. */
  where(input: ParamsOf<P> & z.output<B>, organisationId: string | undefined): Record<string, unknown>;
  show: View<any, T extends (infer Each)[] ? Each : T>;
  beside?: readonly Beside[] | undefined;
  /** Leaves out rows that are not among these. */
  among?: Among<ParamsOf<P> & z.output<B>> | undefined;
  /** Leaves out, for callers of an organisation, rows of a list that they do not share with all others. */
  shared?: Shared | undefined;
  /** Leaves out rows that do not name a value, if there is one. */
  naming?: Naming<ParamsOf<P> & z.output<B>> | undefined;
};
/** A call with a hand-written handler on one of the servers: input and output, or a ceremony step. */
export type Handled<
  P extends Path = Path,
  B extends z.ZodType = any,
  R extends z.ZodType = any,
  S extends Side = Side,
> = Common<P, B> & {
  kind: 'effect' | 'ceremony';
  reply: R;
  /** For calls of operators and staff: what a reading call shows, and what another one changes. */
  shows?: readonly Shown[];
  changes?: readonly Changed[];
  /** The server that answers it. */
  side: S;
};
/** A call that every family of applications has under a name of its own. One handler answers a part for all families. */
export type OfFamily<Part extends string = string> = { family: FamilyName; part: Part };
/** The servers that answer calls. */
export type Side = 'command' | 'query' | 'sso';
export type Call = Does<any, any> | Reads<any, any, any> | Handled<any, any, any>;
