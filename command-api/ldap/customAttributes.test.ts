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

test('values that would be too much to keep are left out, and every run says so until there is room', async () => {
  const names = Array.from({ length: 18 }, (_, n) => `a${String(n).padStart(2, '0')}`);
  const { own, dn, run, users, add, preview } = await ownUnit(product, directory, 'full', {
    attribute_map: names.map((name) => `custom.${name} = description`).join('\n'),
  });
  const { uniqueId } = own;
  const attributes = names.map((name) => ({ name, label: name, kind: 'text' as const, options: [] }));
  await own.call('PUT /attributes/:uniqueId', { uniqueId, attributes });
  await add('ada', { description: 'x'.repeat(1000) });
  await add('bob', { description: 'short' });
  const told = { counts: { full: 1 }, full: [{ attributes: ['a16', 'a17'] }] };
  await preview();
  expect(await run()).toMatchObject({ ...told, counts: { ...nothing, created: 2, full: 1 } });
  const [ada] = await users();
  const personId = await personIdOf(product, ada!.userId);
  const known = async () => {
    const { attributes } = await own.call('GET /person/:personId/attributes', { personId });
    return attributes.filter(({ value }) => value).map(({ name }) => name);
  };
  expect(await known()).toEqual(names.slice(0, 16));
  const again = await run();
  expect(again).toMatchObject({ ...told, counts: { ...nothing, unchanged: 2, full: 1 } });
  expect(again.full[0]!.userId).toBe(ada!.userId);
  await directory.change((client) => {
    const modification = new Attribute({ type: 'description', values: ['y'.repeat(900)] });
    return client.modify(dn('ada'), new Change({ operation: 'replace', modification }));
  });
  expect(await run()).toMatchObject({ counts: { ...nothing, changed: 1, unchanged: 1 }, full: [] });
  expect(await known()).toEqual(names);
});
