import {
  type AttributeSource,
  nameFormats,
  type SamlAttribute,
} from '../../domain/application/settings/rows/samlAttributes.ts';
import { ref } from '../../domain/kit.ts';
import { type User, user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { mailAddressOf } from '../mailAddress.ts';
import { escaped as x } from './xml.ts';

/** What is known of a person, by the sources of attributes. */
export type Person = { userId: string; username: string } & {
  [S in Exclude<AttributeSource, 'fixed' | 'userId' | 'username'>]?: string | undefined;
};
type Known = Readonly<Record<string, string | null>>;

/** The given name, which is the name without the family name; empty while that is not known apart. */
const givenName = (name: string, family: string) =>
  name && family ? (name.endsWith(` ${family}`) ? name.slice(0, -family.length).trim() : name) : '';

/** What applications may be told of a user. The e-mail address is the one that OpenID applications are told, too. */
export function personIn(
  userId: string,
  known: Known,
  state: Pick<User, 'usernameVerified' | 'directory'>,
): Person {
  const username = known.username ?? '';
  const email = mailAddressOf(known, state)?.email ?? '';
  const given = givenName(known.name ?? '', known.family_name ?? '');
  const found = { ...known, userId, username, email, given_name: given };
  return Object.fromEntries(Object.entries(found).map(([source, value]) => [source, value ?? ''])) as Person;
}
/** What applications may be told of a user with this id. */
export async function personOf(kit: Kit, userId: string): Promise<Person> {
  const target = ref(user, userId);
  const known = await personalOf(kit, target);
  return personIn(userId, known, (await kit.executor.look(target)).state);
}

/** An attribute with its values. */
export type Told = Pick<SamlAttribute, 'name' | 'nameFormat' | 'friendlyName'> & { values: string[] };
/** The attributes of a person by an application's settings. One for which nothing is known is left out. */
export function attributesOf(attributes: readonly SamlAttribute[], person: Person): Told[] {
  const told = new Map<string, Told>();
  for (const { name, nameFormat, friendlyName, source, value: fixed } of attributes) {
    const value = source === 'fixed' ? fixed : person[source];
    if (!value) continue;
    const key = `${nameFormat} ${name}`;
    const one = told.get(key) ?? { name, nameFormat, friendlyName, values: [] };
    one.values.push(value);
    told.set(key, one);
  }
  return [...told.values()];
}

const valueElement = (value: string) =>
  `<saml:AttributeValue xmlns:xs="http://www.w3.org/2001/XMLSchema" ` +
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string">${x(value)}</saml:AttributeValue>`;
/** The statement of an assertion about attributes (SAML core, section 2.7.3), which must have one; empty for none. */
export function attributeStatement(attributes: readonly Told[]): string {
  const elements = attributes.map(
    ({ name, nameFormat, friendlyName, values }) =>
      `<saml:Attribute Name="${x(name)}" NameFormat="${nameFormats[nameFormat]}"` +
      `${friendlyName && ` FriendlyName="${x(friendlyName)}"`}>${values.map(valueElement).join('')}</saml:Attribute>`,
  );
  return elements.length ? `<saml:AttributeStatement>${elements.join('')}</saml:AttributeStatement>` : '';
}
