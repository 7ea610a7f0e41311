import { Attribute, Change } from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Directory, startDirectory } from '../../test/clients/ldap.ts';
import { personIdOf } from '../../test/people/familyUsers.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { nothing, ownUnit } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory([]);
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());

test('a directory rules for the custom attributes that its map names, once they are kept', async () => {
  const { own, dn, run, users, add } = await ownUnit(product, directory, 'own', {
    attribute_map: 'custom.cost_centre = departmentNumber\ncustom.floor = roomNumber ou\ncustom.badge =',
  });
  const { uniqueId } = own;
  const made = (name: string, kind: 'text' | 'number' = 'text') => ({
    ...{ name, label: name, kind, options: [] as string[] },
  });
  const define = (...attributes: ReturnType<typeof made>[]) =>
    own.call('PUT /attributes/:uniqueId', { uniqueId, attributes });
  await define(made('floor', 'number'), made('badge'));
  await add('ada', { departmentNumber: 'R&D 7', roomNumber: 'third', ou: '3' });
  expect(await run()).toMatchObject({ counts: { ...nothing, created: 1 } });
  const [ada] = await users();
  const personId = await personIdOf(product, ada!.userId);
  const known = async () => {
    const { attributes } = await own.call('GET /person/:personId/attributes', { personId });
    return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  };
  expect(await known()).toEqual({ floor: '3', badge: '' });
  await own.call('PUT /person/:personId/attributes', { personId, attributes: { badge: '42' } });
  await define(made('floor', 'number'), made('badge'), made('cost_centre'));
  expect(await run()).toMatchObject({ counts: { ...nothing, changed: 1 } });
  expect(await known()).toEqual({ floor: '3', badge: '42', cost_centre: 'R&D 7' });
  expect(await run()).toMatchObject({ counts: { ...nothing, unchanged: 1 } });
  await directory.change((client) => {
    const modification = new Attribute({ type: 'departmentNumber', values: [] });
    return client.modify(dn('ada'), new Change({ operation: 'replace', modification }));
  });
  expect(await run()).toMatchObject({ counts: { ...nothing, changed: 1 } });
  expect(await known()).toEqual({ floor: '3', badge: '42', cost_centre: '' });
});
