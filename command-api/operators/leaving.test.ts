import { beforeAll, expect, test } from 'vitest';
import { deletionWait } from '../../domain/organisation/leaving.ts';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
import { adminOf, type Operator, openMail, operatorOf, register, signIn } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let staff: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  staff = await adminOf(product);
});

const deletes = ({ call, uniqueId, userId }: Operator, mode: string) =>
  call('DELETE /deleteAccount/:uniqueId/:userId/:mode', { uniqueId, userId, mode });
const requests = async (type: 'DELETE' | 'SUSPENDED', asked = {}) =>
  staff.call('GET /admin/requests/list/:type', { type, limit: 100, ...asked });
const requestOf = async ({ uniqueId }: Operator, type: 'DELETE' | 'SUSPENDED') =>
  (await requests(type)).data.find(({ id }) => id === uniqueId);
const gone = refusing('organisation.suspended');
const reads = ({ call, uniqueId }: Operator) => call('GET /getOrgbyId/:uniqueId', { uniqueId });

test('an operator suspends the organisation, cannot take it back, and the staff can [org-account.call.put-suspendaccount] [org-account.org.suspend-state] [org-account.org.api-result]', async () => {
  const ada = await operatorOf(product);
  const { call, uniqueId, userId } = ada;
  const { errorCode, message } = await call('PUT /suspendAccount', { uniqueId, requestorId: userId });
  expect([errorCode, message]).toEqual([0, 'Your organization is suspended']);
  expect(await refusal(reads(ada))).toEqual(gone);
  expect(await refusal(signIn(ada.base, ada.key, ada.email))).toEqual(gone);
  const back = call('POST /admin/reactivate/:id', { id: uniqueId });
  expect((await refusal(back)).status).toBeOneOf([401, 403]);
  expect(await requestOf(ada, 'SUSPENDED')).toMatchObject({ suspended: true, requestedBy: { userId } });
  await staff.call('POST /admin/reactivate/:id', { id: uniqueId });
  expect(await requestOf(ada, 'SUSPENDED')).toBeUndefined();
  await signIn(ada.base, ada.key, ada.email);
});

test('a deletion waits for seven days, as a record with all documented fields, and is taken back [org-account.call.delete-deleteaccount-x-x] [data.request] [admin.call.get-admin-requests-list]', async () => {
  const ada = await operatorOf(product);
  const asked = await deletes(ada, 'DELETE');
  expect(asked).toMatchObject({ errorCode: 0, passphrase: null });
  const left = Date.parse(asked.dueAt) - product.system.clock();
  expect(Math.abs(left - deletionWait)).toBeLessThan(60_000);
  expect(await refusal(reads(ada))).toEqual(gone);
  expect(await requestOf(ada, 'DELETE')).toEqual({
    ...{ id: ada.uniqueId, name: 'Acme', industry: 'Computer Software', type: 'DELETE', dueAt: asked.dueAt },
    ...{ createdByEmail: ada.email, createdByName: 'Ada Lovelace', createdAt: expect.any(String) },
    ...{ requestedBy: { userId: ada.userId, username: ada.email }, deleteSuspendReqDate: expect.any(String) },
    ...{ isBackup: false, isBackupShared: false, isDeleted: false, suspended: true },
  });
  await staff.call('POST /admin/reactivate/:id', { id: ada.uniqueId });
  expect(await requestOf(ada, 'DELETE')).toBeUndefined();
  await signIn(ada.base, ada.key, ada.email);
});

test('requests that stand are listed without those of organisations that were deleted since', async () => {
  for (const type of ['DELETE', 'SUSPENDED'] as const) {
    const [ada, ben] = [await operatorOf(product), await operatorOf(product)];
    for (const each of [ada, ben])
      await (type === 'DELETE'
        ? deletes(each, type)
        : each.call('PUT /suspendAccount', { uniqueId: each.uniqueId }));
    await staff.call('DELETE /admin/organisation/:uniqueId', { uniqueId: ben.uniqueId });
    const listed = async (asked = {}) => {
      const { data } = await requests(type, asked);
      return [ada, ben].map(({ uniqueId }) => data.some(({ id }) => id === uniqueId));
    };
    expect(await listed()).toEqual([true, true]);
    expect(await listed({ isDeleted: 'false' })).toEqual([true, false]);
    expect(await listed({ isDeleted: 'true' })).toEqual([false, true]);
  }
  expect((await refusal(requests('DELETE', { isDeleted: 'no' }))).errorCode).toBe(1000);
});

test('with a backup, a passphrase is shown once', async () => {
  const ada = await operatorOf(product);
  const { passphrase } = await deletes(ada, 'DELETE_BACKUP');
  expect(passphrase).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
  expect(await requestOf(ada, 'DELETE')).toMatchObject({ isBackup: true, isBackupShared: false });
  for await (const { data, metadata } of product.system.store.readStream(`organisation-${ada.uniqueId}`))
    expect(JSON.stringify([data, metadata])).not.toContain(passphrase!.slice(0, 9));
});

test('requests are searched by name and come in pages that are counted from 1 [admin.requests.paging]', async () => {
  const name = { search: 'no company has this name' };
  expect(await requests('DELETE', name)).toEqual({ errorCode: 0, data: [], count: 0 });
  const [ada, ben] = [await operatorOf(product), await operatorOf(product)];
  for (const each of [ada, ben]) await each.call('PUT /suspendAccount', { uniqueId: each.uniqueId });
  const page = async (number: number) => {
    const { data, count } = await requests('SUSPENDED', { page: number, limit: 1, search: 'cm' });
    return { ids: data.map(({ id }) => id), count };
  };
  expect(await page(1)).toEqual({ ids: [ben.uniqueId], count: expect.any(Number) });
  expect(await page(2)).toMatchObject({ ids: [ada.uniqueId] });
  for (const asked of [{ page: 0 }, { limit: 0 }, { limit: 101 }, { page: 1.5 }])
    expect((await refusal(requests('DELETE', asked))).errorCode).toBe(1000);
  expect((await refusal(requests('ALL' as never))).errorCode).toBe(1000);
});

test('a GET re-activates only with a header that no page of another origin can send [api.get-reactivate] [admin.call.get-admin-reactivate]', async () => {
  const ada = await operatorOf(product);
  await ada.call('PUT /suspendAccount', { uniqueId: ada.uniqueId });
  const asks = (method: string, headers = {}) =>
    raw(staff, `${method} /admin/reactivate/${ada.uniqueId}`, undefined, headers);
  for (const method of ['GET', 'HEAD'])
    expect((await asks(method, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await requestOf(ada, 'SUSPENDED')).toBeDefined();
  const { status, body, headers } = await asks('GET', { 'x-requested-with': 'XMLHttpRequest' });
  expect([status, body.errorCode, body.id]).toEqual([200, 0, ada.uniqueId]);
  expect(headers.get('x-changes')).toContain('organisation');
  expect(await requestOf(ada, 'SUSPENDED')).toBeUndefined();
});

test('nobody asks for another organisation, or in the name of a colleague', async () => {
  const [ada, rival] = [await operatorOf(product), await operatorOf(product)];
  const { uniqueId, userId } = ada;
  const unknown = refusing('organisation.unknown');
  expect(await refusal(rival.call('PUT /suspendAccount', { uniqueId, requestorId: userId }))).toEqual(
    unknown,
  );
  const { call } = rival;
  expect(await refusal(deletes({ ...rival, uniqueId }, 'DELETE'))).toEqual(unknown);
  expect(await refusal(deletes({ ...ada, call }, 'DELETE'))).toEqual(refusing('operator.unknown'));
  expect((await refusal(deletes(ada, 'ERASE'))).errorCode).toBe(1000);
  await reads(ada);
});
test('the staff re-activate what was asked for, and say so of anything else', async () => {
  const ada = await operatorOf(product);
  const { uniqueId: id, userId } = ada;
  await staff.call('PUT /suspendOperator/:userId', { userId, suspended: true });
  const reactivates = (id: string) => staff.call('POST /admin/reactivate/:id', { id });
  expect(await refusal(reactivates(id))).toEqual(refusing('organisation.noRequest'));
  expect(await refusal(reactivates('nobody'))).toEqual(refusing('organisation.unknown'));
});
test('the staff do not activate by the way what asked for its deletion or suspension, and the refusal says where they do', async () => {
  for (const asks of [
    (ada: Operator) => deletes(ada, 'DELETE'),
    ({ call, uniqueId }: Operator) => call('PUT /suspendAccount', { uniqueId }),
  ]) {
    const ada = await operatorOf(product);
    await asks(ada);
    const { userId, uniqueId: id } = ada;
    const activates = staff.call('PUT /suspendOperator/:userId', { userId, suspended: false });
    expect(await refusal(activates)).toEqual(refusing('organisation.requested'));
    expect(await refusal(reads(ada))).toEqual(gone);
    await staff.call('POST /admin/reactivate/:id', { id });
    await signIn(ada.base, ada.key, ada.email);
  }
});

test('the address of a deleted organisation is taken for ever, and the page there says that nobody is', async () => {
  const ada = await operatorOf(product);
  const { subdomain, uniqueId } = ada;
  const there = visit(product, `${subdomain}.localhost`);
  const statuses = async () => {
    const pages = ['/me', '/.well-known/openid-configuration'].map(
      async (path) => (await there.send(path)).status,
    );
    return Promise.all(pages);
  };
  expect(await statuses()).toEqual([200, 200]);
  await staff.call('DELETE /admin/organisation/:uniqueId', { uniqueId });
  expect(await statuses()).toEqual([404, 404]);
  expect(await there.call('GET /brand', {})).toMatchObject({ brand: null });
  expect(await refusal(there.call('POST /me/login', {}))).toEqual(refusing('organisation.unknown'));
  const isFree = visit(product).call('GET /checkSubDomain/:subdomain', { subdomain });
  expect(await isFree).toMatchObject({ errorCode: -1 });
  const { guest, userId, uniqueId: heir } = await openMail(product, (await register(product)).email);
  await guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  const body = { name: 'Acme', country: 'India', subdomain };
  const chooses = guest.call('PUT /updateOrg/:uniqueId', { uniqueId: heir, ...body });
  expect(await refusal(chooses)).toEqual(refusing('organisation.subdomain'));
});
