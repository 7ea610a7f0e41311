import { afterEach, expect, test, vi } from 'vitest';
import type { Load } from '../../../web-kit/table/query.ts';
import type { Invite } from './invite.ts';
import { named } from './named.ts';

afterEach(() => void vi.unstubAllGlobals());

const invite = { inviteId: 'one', appId: 'wiki', appIds: ['vpn'] } as unknown as Invite;
const load: Load<Invite> = Object.assign(async () => ({ rows: [invite], total: 1 }), {
  queryKey: ['invites'],
});
const firstPage = { page: 0, size: 10, sort: ['createdAt', 'DESC'], filter: {} } as const;
const namesIn = async () => (await named('acme', load)(firstPage)).rows.map(({ names }) => names);

test('an invitation to several applications has the names of all', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('Radius')
        ? [{ appId: 'vpn', name: 'VPN' }]
        : path.includes('OIDC')
          ? [{ appId: 'wiki', name: 'Wiki' }]
          : [],
    ),
  );
  expect(await namesIn()).toEqual([{ wiki: 'Wiki', vpn: 'VPN' }]);
});

test('invitations are listed without these names when the applications cannot be read', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('SAML')
      ? Response.json({ errorCode: 1, errorMessage: 'Not now' }, { status: 409 })
      : Response.json([]),
  );
  expect(await namesIn()).toEqual([{}]);
});
