/** A kind of request that is approved on another device. */
export type Request<Kind extends string = string> = {
  kind: Kind;
  /** The page that shows it. */
  route: string;
  /** The code in the requirements: 1 registers, 2 logs in. */
  type: 1 | 2;
  /** The kind of authentication in the requirements; `addDevice` for a further passkey of a person who exists. */
  auth: string | null;
  /** The owner of the passkey. */
  owner: 'operator' | 'user';
  /** The waiting screen's name for it. */
  requestType?: string;
  /** Whether the approver is shown the address that the request came from instead of a device. */
  showsAddress?: true;
  /** Whether the request may come from something without a screen to show a number. */
  screenless?: true;
};
type OfUser = Request & { owner: 'user' };

/** What a family of applications says of itself, and what the kinds of the family share. Browsers read it, too. */
export type Family = {
  /** One of its applications, in words. */
  called: `a ${string}` | `an ${string}`;
  /** The plan's limit that its applications count towards. */
  limit: `${string}app.count`;
  /** Features that the plan must grant, all of them, to create one. Plans grant them unless they say otherwise. */
  requires: readonly `${string}.enabled`[];
  /** The kind of invitation for it, and the page that the invitation opens. */
  invite: { type: `ADD_${string}_USER` | 'ADD_USER'; page: string };
  /** The pages of the console that show one of its applications, and one of its users. */
  pages: { application: `/${string}/:appId`; user: `/${string}/:userId` };
  /** The requests with which its users sign in, register and get a further passkey. */
  requests: { signIn: OfUser; register: OfUser; addDevice?: OfUser & { auth: 'addDevice' } };
  /** Whether the team can try its sign-in in a browser, without the application. */
  tries: boolean;
  /** Whether the team can try it by a phone, because its passkeys work on its own website alone. */
  triesByPhone?: true;
  /** The written guides that stand among the help videos: each a page under `/docs` and a heading on it. */
  guides: readonly { page: string; title: string; description: string; categories: readonly string[] }[];
  /** Kinds of streams that only this family has. */
  streams?: readonly string[];
  /** Limits of its own, which are the same on every plan, and the refusal when one is reached. */
  limits?: Record<`${string}.count`, { most: number; refusal: `${string}.${string}` }>;
  /** Refusals that only this family knows. The numbers are published. */
  refusals?: Record<`${string}.${string}`, { code: number; status: number }>;
};
