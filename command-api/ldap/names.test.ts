import { expect, test } from 'vitest';
import { processorTime } from '../../test/processorTime.ts';
import type { Connection } from './connection.ts';
import { membersOf, nameKey, rangeIn, userKey } from './groupEntries.ts';
import { memberships } from './memberships.ts';
import { plainName } from './names.ts';

test.each([
  ['capitals', 'UID=Ada,OU=People,DC=Acme', 'uid=ada,ou=people,dc=acme'],
  ['blanks', ' uid = ada , ou=people,  dc=acme', 'uid=ada,ou=people,dc=acme'],
  ['escapes', String.raw`cn=Lovelace\, Ada,dc=acme`, String.raw`cn=Lovelace\2c Ada,dc=acme`],
  ['octets', String.raw`cn=J\c3\bcrgen,dc=acme`, 'cn=Jürgen,dc=acme'],
  ['signs beyond two octets', String.raw`cn=🙂\, yes,dc=acme`, String.raw`cn=\f0\9f\99\82\2c yes,dc=acme`],
])('two spellings of a name, which differ in %s, are one', (_, one, other) =>
  expect(plainName(one)).toBe(plainName(other)),
);
test('an escaped comma ends no part of a name', () => {
  expect(plainName(String.raw`cn=a\,b,dc=acme`)).not.toBe(plainName('cn=a,b,dc=acme'));
  expect(plainName('uid=ada,dc=acme')).not.toBe(plainName('uid=eve,dc=acme'));
});

test('the longest name that a server may send is spelled at once, whatever it is made of', () => {
  for (const piece of [' ', '\t', ' =', '= ', ' ,', '\\ ', 'a '])
    expect(processorTime(() => plainName(piece.repeat(2000 / piece.length)))).toBeLessThan(500);
});

test('a part of the values says where the next begins', () => {
  const dn = 'cn=all';
  expect(rangeIn({ dn, 'member;range=0-1': ['a', 'b'], member: [] }, 'member')).toEqual({
    ...{ values: ['a', 'b'], next: 2 },
  });
  expect(rangeIn({ dn, 'Member;Range=2-*': 'c' }, 'member')).toEqual({ values: ['c'], next: null });
  expect(rangeIn({ dn, MEMBER: ['a'] }, 'member')).toEqual({ values: ['a'], next: null });
});
test('all members of a group are read from a server that sends some at once, as Active Directory does', async () => {
  const all = Array.from({ length: 7 }, (_, n) => `uid=person${n},dc=acme`);
  const asked: string[] = [];
  const connection = {
    async search(dn: string, { attributes }: { attributes: string[] }) {
      asked.push(attributes.join(' '));
      const from = Number(/range=(\d+)/.exec(attributes[0]!)?.[1] ?? 0);
      const to = from + 3 >= all.length ? '*' : from + 2;
      const values = all.slice(from, from + 3);
      return { searchEntries: [{ dn, member: [], [`member;range=${from}-${to}`]: values }] };
    },
  };
  const found = await Array.fromAsync(membersOf(connection as unknown as Connection, 'cn=all,dc=acme'));
  expect(found.flat()).toEqual(all.map(nameKey));
  expect(asked).toEqual(['member uniqueMember memberUid', 'member;range=3-*', 'member;range=6-*']);
});

test('people belong to all groups above theirs, whichever contains which', () => {
  const all = memberships();
  all.addPerson('ada', [nameKey('uid=ada'), userKey('Ada')]);
  for (const [name, above] of ['bc', 'ca', 'ab'].entries().map(([, [a, b]]) => [a!, b!] as const)) {
    all.addGroup(nameKey(`cn=${name}`), name === 'b' ? null : `id of ${name}`);
    all.addMembers(nameKey(`cn=${above}`), [nameKey(`cn=${name}`)]);
  }
  expect(all.groupsOf('ada')).toEqual([]);
  all.addMembers(nameKey('cn=b'), [nameKey('UID=ada')]);
  // A group without an id passes on whom it contains.
  expect(all.groupsOf('ada')).toEqual(['id of a', 'id of c']);
  all.addGroup('unix', 'id of unix');
  all.addMembers('unix', [userKey('ada')]);
  expect(all.groupsOf('ada')).toEqual(['id of a', 'id of c', 'id of unix']);
  expect(all.groupsOf('eve')).toEqual([]);
  all.close();
});
