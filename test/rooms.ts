/**
 * Who may import whom. The folders of the product, and for the two purest parts the files inside them.
 * A path ends in `/` for all that is below it.
 */
export type Room = {
  mayImport: readonly string[];
  /** All that an import type may name besides; erased before anything runs. */
  types?: 'anything';
  /** npm packages; otherwise those that the folder and the rooms it may import declare, or with `own` the folder alone. */
  packages?: readonly string[] | 'own';
  /** No `node:*`: it runs in a browser, or must stay free of input and output. */
  noNode?: true;
  /** No clock, no randomness, no output. */
  pure?: true;
};

const api = ['api/', 'domain/', 'projections/kit.ts', 'projections/models/'];
const serverKit = [...api, 'event-store/', 'server-kit/'];
const approvals = [...serverKit, 'passkeys/', 'approvals/'];
const projections = ['projections/', 'domain/', 'event-store/'];
const ui: Room = { mayImport: ['web-kit/'], types: 'anything', packages: 'own', noNode: true };
const pure = { packages: ['zod'], noNode: true, pure: true } as const;

/** The first entry that a file's path starts with is its room. */
export const rooms: Record<string, Room> = {
  'domain/': { mayImport: [], ...pure },
  'projections/models/': { mayImport: ['domain/', 'projections/kit.ts'], ...pure },
  'projections/kit.ts': { mayImport: ['domain/', 'event-store/metadata.ts'], ...pure },
  'projections/': { mayImport: projections },
  'event-store/': { mayImport: ['domain/'] },
  'api/': { mayImport: api, noNode: true },
  'server-kit/': { mayImport: serverKit },
  'front/': { mayImport: serverKit },
  'passkeys/': { mayImport: [...serverKit, 'passkeys/'] },
  'approvals/': { mayImport: approvals },
  'command-api/': { mayImport: approvals },
  'query-api/': { mayImport: [...serverKit, ...projections] },
  'sso-gateway/': { mayImport: [...approvals, ...projections] },
  'radius-gateway/': { mayImport: approvals },
  'doctor/': { mayImport: [...serverKit, ...projections] },
  'web-kit/': {
    mayImport: ['api/client.ts', 'domain/limits.ts', 'domain/transaction/kinds.ts'],
    types: 'anything',
    noNode: true,
  },
  'admin-ui/': ui,
  'org-ui/': ui,
  'public-ui/': ui,
  // A back end as a customer would write it, for trying the script out.
  'web-sdk/sample/': { mayImport: [], packages: ['express', 'jose'] },
  'web-sdk/': {
    mayImport: ['web-kit/proofOfWork.ts', 'web-kit/passkeySignals.ts'],
    packages: [],
    noNode: true,
  },
};
/** What starts, builds, tests and measures everything; tests of a room may borrow from `test/`. */
export const everything = /^(?:[^/]+$|(?:services|test|bench|docs)\/)|\/vite\.config\.ts$/;
/** How files are named that are there for tests alone: `*.test.ts`, and helpers whose file or folder begins with `test`. */
export const forTests =
  /\.test\.tsx?$|(?:^|\/)test(?:[A-Z][^/]*)?(?:\/|\.tsx?$)|^bench\/|^vitest\.config\.ts$/;
