import { namesOfGroups } from '../../domain/application/settings/groups.ts';
import {
  type AttributeSource,
  nameFormats,
  type SamlAttribute,
} from '../../domain/application/settings/rows/samlAttributes.ts';
import { ref } from '../../domain/kit.ts';
import type { CustomValues } from '../../domain/profile/customAttributes.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { customOf } from '../../server-kit/people/customAttributes.ts';
import { knownInFull, type Proofs } from '../../server-kit/people/details.ts';
import { groupsOf } from '../../server-kit/people/groups.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import { givenNameOf } from '../givenName.ts';
import { mailAddressOf } from '../mailAddress.ts';
import { escaped as x } from './xml/xml.ts';

/** What is known of a person, by the sources of attributes. */
export type Person = {
  userId: string;
  username: string;
  /** The names by which an application may mean the person. */
  names?: readonly string[];
  groups?: readonly string[];
  custom?: CustomValues;
} & {
  [S in Exclude<AttributeSource, 'fixed' | 'groups' | 'custom' | 'userId' | 'username'>]?: string | undefined;
};
/** What is found apart from the fields of a person. */
type Found = 'names' | 'groups' | 'custom';
type Known = Readonly<Record<string, string | null>>;

/** What applications may be told of a user. The e-mail address is the one that OpenID applications are told, too. */
export function personIn(userId: string, known: Known, state: Proofs): Omit<Person, Found> {
  const username = known.username ?? '';
  const email = mailAddressOf(known, state)?.email ?? '';
  const found = { ...known, userId, username, email, given_name: givenNameOf(known) };
  return Object.fromEntries(Object.entries(found).map(([source, value]) => [source, value ?? ''])) as Omit<
    Person,
    Found
  >;
}
/** What applications may be told of a user with this id; of groups and custom attributes only where these are among the sources. */
export async function personOf(
  kit: Kit,
  userId: string,
  attributes: readonly Pick<SamlAttribute, 'source'>[] = [],
): Promise<Person> {
  const { known, state } = await knownInFull(kit, userId);
  const isTold = (wanted: AttributeSource) => attributes.some(({ source }) => source === wanted);
  const groups = isTold('groups') ? namesOfGroups(await groupsOf(kit, await personIdOf(kit, userId))) : [];
  const custom = isTold('custom') ? await customOfUser(kit, userId) : {};
  const person = personIn(userId, known, state);
  const { username, email = '' } = person;
  const names = [userId, email, ...(state.isUnprovedAddress ? [] : [username])];
  return { ...person, names, groups, custom };
}

async function customOfUser(kit: Kit, userId: string): Promise<CustomValues> {
  const { organisationId = '' } = (await kit.executor.look(ref(user, userId))).ancestors;
  return (await customOf(kit, organisationId, await personIdOf(kit, userId))).values;
}

/** An attribute with its values. */
export type Told = Pick<SamlAttribute, 'name' | 'nameFormat' | 'friendlyName'> & { values: string[] };
/** The values of a source; `value` is that of its row. */
function valuesOf(source: AttributeSource, value: string, person: Person): string[] {
  if (source === 'groups') return (person.groups ?? []).filter((name) => name.startsWith(value));
  if (source === 'custom') return Object.hasOwn(person.custom ?? {}, value) ? [person.custom![value]!] : [];
  const found = source === 'fixed' ? value : person[source];
  return found ? [found] : [];
}
/** The attributes of a person by an application's settings. One for which nothing is known is left out. */
export function attributesOf(attributes: readonly SamlAttribute[], person: Person): Told[] {
  const told = new Map<string, Told>();
  for (const { name, nameFormat, friendlyName, source, value: fixed } of attributes) {
    const values = valuesOf(source, fixed, person);
    if (!values.length) continue;
    const key = `${nameFormat} ${name}`;
    const one = told.get(key) ?? { name, nameFormat, friendlyName, values: [] };
    one.values.push(...values);
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
