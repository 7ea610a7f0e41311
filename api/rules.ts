// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema
// Rules between the members of a body, in JSON Schema. They stand beside the check that refuses, which a description
// cannot show. They are conditions, because generators of clients take `anyOf` for a choice between types, and lose
// the members by it.

type Schema = Record<string, unknown>;
const allSent = (names: readonly string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, true])),
  required: names,
});
const sent = (name: string) => allSent([name]);
const anyOf = (conditions: readonly (string | Schema)[]): Schema => {
  const all = conditions.map((each) => (typeof each === 'string' ? sent(each) : each));
  return all.length === 1 ? all[0]! : { anyOf: all };
};

/** A member has this value. */
export const is = (name: string, value: string | number): Schema => ({
  properties: { [name]: { const: value } },
  required: [name],
});
/** Members are needed when one of the conditions holds; otherwise another rule may hold. */
export const when = (
  conditions: readonly (string | Schema)[],
  needed: readonly string[],
  otherwise?: Schema,
): Schema => ({
  if: anyOf(conditions),
  then: allSent(needed),
  ...(otherwise && { else: otherwise }),
});
/** Members are needed unless another is sent, or another condition holds. */
export const unless = (conditions: readonly (string | Schema)[], needed: readonly string[]): Schema =>
  when([{ not: anyOf(conditions) }], needed);
/** Either this member is sent, or one or more of the others. */
export const eitherOr = (name: string, others: readonly string[]): Schema => ({
  if: sent(name),
  then: { not: anyOf(others) },
  else: anyOf(others),
});
/** None of these cases occurs: some members are sent, and these and others are like this as far as they are sent. */
export const never = (
  ...cases: readonly [sent: readonly string[], like: Record<string, Schema>][]
): Schema => ({
  not: anyOf(
    cases.map(([names, like]) => {
      const { properties, required } = allSent(names);
      return { properties: { ...properties, ...like }, required };
    }),
  ),
});
/** Both members are sent, or neither. */
export const together = (one: string, other: string): Schema => ({
  dependentRequired: { [one]: [other], [other]: [one] },
});
