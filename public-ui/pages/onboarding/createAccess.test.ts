import { afterEach, expect, test, vi } from 'vitest';
import { withBearer } from '../../../web-kit/call.ts';
import { createAccess } from './load.ts';

afterEach(() => void vi.unstubAllGlobals());

const about = { mine: withBearer('token'), uniqueId: 'acme' };
const wanted = { name: 'Acme', subdomain: 'acme-works', country: 'India' };
/** Creates the address while the server answers so, after which the organisation has an address or none. */
function creating(put: () => Response, subdomainAdded: boolean) {
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    method === 'PUT' ? put() : Response.json({ subdomainAdded }),
  );
  return createAccess(about, wanted);
}
const refusing = (refusal: string) => () => Response.json({ errorCode: 1, refusal }, { status: 409 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('an address that another tab has created, or a call whose answer was lost, counts as created', async () => {
  expect(await creating(refusing('organisation.subdomainSet'), true)).toBe(true);
  expect(await creating(lost, true)).toBe(true);
});
test('an address that somebody else took, or that was not created at all, does not', async () => {
  expect(await creating(refusing('organisation.subdomainTaken'), false)).toBe(false);
  expect(await creating(lost, false)).toBe(false);
});
