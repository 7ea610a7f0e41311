import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The permitted imports between the folders of the product and, for the two purest rooms, between their parts. A path
 * that ends in `/` covers everything below it.
 */
export type Room = {
  mayImport: readonly string[];
  /** Also permits type imports from anywhere, because they are erased before anything runs. */
  types?: 'anything';
  /**
   * Permitted npm packages. By default those declared by the folder and the rooms it may import; `own` permits the
   * folder's only.
   */
  packages?: readonly string[] | 'own';
  /** Forbids `node:*`, because the code runs in a browser or must stay free of input and output. */
  noNode?: true;
  /** Forbids clock, randomness and output. */
  pure?: true;
};

const api = ['api/', 'domain/', 'projections/kit.ts', 'projections/models.ts', 'projections/models/'];
const serverKit = [...api, 'event-store/', 'server-kit/'];
const approvals = [...serverKit, 'passkeys/', 'approvals/'];
const projections = ['projections/', 'domain/', 'event-store/'];
const ui: Room = { mayImport: ['web-kit/'], types: 'anything', packages: 'own', noNode: true };
/** The rows of settings. They import nothing but what web-kit passes on. */
const rows = ['domain/application/settings/rows/', 'domain/radiusClient/rows.ts'];
const pure = { packages: ['zod'], noNode: true, pure: true } as const;

const gateways = Object.fromEntries(
  globSync('*-gateway', { cwd: join(import.meta.dirname, '../..') }).map((folder): [string, Room] => [
    `${folder}/`,
    { mayImport: approvals },
  ]),
);

/** A file belongs to the first room whose path its own starts with. */
export const rooms: Record<string, Room> = {
  'domain/': { mayImport: [], ...pure },
  'projections/models/': { mayImport: ['domain/', 'projections/kit.ts'], ...pure },
  'projections/kit.ts': { mayImport: ['domain/', 'event-store/metadata.ts'], ...pure },
  'projections/': { mayImport: projections },
  'event-store/': { mayImport: ['domain/'] },
  'api/': { mayImport: api, noNode: true },
  'server-kit/': { mayImport: serverKit },
  // The bundler is there only where the pages are built.
  'front/build.ts': { mayImport: ['event-store/'], packages: ['vite'] },
  'front/': { mayImport: serverKit },
  'passkeys/': { mayImport: [...serverKit, 'passkeys/'] },
  'approvals/': { mayImport: approvals },
  'payments/': { mayImport: [...serverKit, 'payments/'] },
  'command-api/': { mayImport: [...approvals, 'payments/'] },
  'query-api/': { mayImport: [...serverKit, ...projections] },
  ...gateways,
  'sso-gateway/': { mayImport: [...approvals, ...projections] },
  'doctor/': { mayImport: [...serverKit, ...projections] },
  'web-kit/icons/': { mayImport: [], packages: ['@mui/material', 'react'], noNode: true },
  'web-kit/': {
    mayImport: [
      ...[
        'api/client.ts',
        'api/csv.ts',
        'domain/addresses.ts',
        // A form of billing details says at once what the rule would refuse.
        'domain/billingDetails/',
        ...['domain/brand/colours.ts', 'domain/brand/ownWords.ts'],
        'domain/countries.ts',
        // The price that a card shows is the one that is charged, and an end is taken back where the mails say so.
        ...['domain/subscription/prices.ts', 'domain/subscription/takingBack.ts'],
        'domain/profile/customAttributes.ts',
        'domain/languages.ts',
        'domain/translations.ts',
        'domain/latin.ts',
        ...['domain/limits.ts', 'domain/patterns.ts', 'domain/resourceScopes.ts'],
        // The periods, ends and steps that both consoles show are those that are counted.
        'domain/signIns/',
        ...['domain/names.ts', 'domain/addressNames.ts'],
        'domain/refusedIn.ts',
        'domain/sentences/',
        'domain/webAddresses.ts',
        'domain/radiusClient/address.ts',
        'domain/streamKinds.ts',
        // The roles in the team are sets of scopes, and what they are called is said where they are defined.
        ...['domain/scopes.ts', 'domain/team/roles.ts'],
      ],
      'domain/application/settings/images.ts',
      'domain/settings/setting.ts',
      'domain/families/',
    ],
    types: 'anything',
    noNode: true,
  },
  'admin-ui/': ui,
  // The pages of a family take its rows from where they stand, so that no list of them is needed.
  'org-ui/': { ...ui, mayImport: [...ui.mayImport, ...rows] },
  'public-ui/': ui,
  // An example of a customer's back end, to try out the script.
  'web-sdk/sample/': { mayImport: [], packages: ['express', 'jose'] },
  'web-sdk/': {
    mayImport: [
      ...['api/patience.ts', 'domain/languages.ts'],
      ...['web-kit/captcha/proofOfWork.ts', 'web-kit/passkeys/passkeySignals.ts', 'web-kit/phoneReasons/'],
    ],
    packages: [],
    noNode: true,
  },
};
/** Files that start, build, test and measure everything. Tests of a room may also import from `test/`. */
export const everything = /^(?:[^/]+$|(?:demo|services|test|bench|docs)\/)|\/vite\.config\.ts$/;
/** Names of files that exist only for tests: `*.test.ts`, and helpers whose file or folder begins with `test`. */
export const forTests =
  /\.test\.tsx?$|(?:^|\/)test(?:[A-Z][^/]*)?(?:\/|\.tsx?$)|^bench\/|^vitest\.config\.ts$/;
