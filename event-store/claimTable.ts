/**
 * What an append takes for its stream: a unique value, which `from` (a stream) may hand on, or one of `most` places.
 * `name` is `<kind>-<keyed hash>` of a value, and `<kind>-<id>` of a limit.
 */
export type Take = { name: string; most?: number | undefined; from?: string | undefined };
/** What a stream has: names of claims, and whether it has them for good, as after a finished registration. */
export type Holding = { held: readonly string[]; firm: boolean };
/** The claims of an append: what it takes, and what its stream has afterwards. */
export type Claiming = Holding & { takes: readonly Take[] };

/** A row of the table. */
export type Claimed = {
  /** The stream that took it, and the one that handed it on, until the first has it for good. */
  holder: string;
  previous: string | null;
  firm: boolean;
  /** The revision of the holder's stream on which the take was decided. */
  revision: number;
  /** Milliseconds since the take. */
  age: number;
};

/**
 * Who may have a value or a place (docs/decisions/018). The holder's stream says who has it: nobody has a claim without
 * a row, and a row is void once its holder's stream is past the row's revision and does not have the claim.
 */
export type ClaimTable = {
  /**
   * Before an append at `revision` (-1: a new stream) is sealed and made: throws ClaimedError if the append could not
   * take these. Where others write too, it takes them.
   */
  ahead(holder: string, revision: number, takes: readonly Take[]): Promise<void>;
  /** Takes all of them, or none and throws ClaimedError. Taking again what one has renews the revision. */
  take(holder: string, revision: number, takes: readonly Take[]): Promise<void>;
  /** Takes even while rows may be missing, to bring them back. */
  adopt(holder: string, revision: number, takes: readonly Take[]): Promise<void>;
  /**
   * Makes a holder's rows equal to what its stream has at a revision: these become firm, and what is void is freed or goes
   * back to who handed it on. Late and repeated calls do no harm.
   */
  settle(holder: string, revision: number, holding: Holding): Promise<void>;
  /** The row of a unique value. */
  row(name: string): Promise<Claimed | undefined>;
  /** The number of rows of a limit. The cost does not depend on it. */
  count(name: string): Promise<number>;
  /** The oldest rows of a limit that are not firm, at most so many: strangers may begin any number of registrations. */
  begun(name: string, most: number): Promise<Claimed[]>;
  /** Rows of a limit in the order of their holders. */
  page(name: string, after: string, most: number): Promise<Claimed[]>;
  isHolder(holder: string): Promise<boolean>;
  /** Runs work that brings rows back while no other process does, so that one of them reads the log and not each. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Forgets all, after the log has lost events. A table in the log's own file lost its rows with them. */
  empty(): Promise<void>;
  /** All that was appended up to this position has its rows; 0 in a new table. */
  position(): Promise<number>;
  /** Moves the position forward. `isWhole` after catching up from it. Throws ClaimsBehindError. */
  reach(position: number, isWhole?: boolean): Promise<void>;
};

/** Somebody else has the value or the last place, or may have. */
export class ClaimedError extends Error {
  claim: string;
  constructor(claim: string) {
    super(`${claim} is taken`);
    this.claim = claim;
  }
}
