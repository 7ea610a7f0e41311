import type { JsonSchema } from './schemas.ts';

/** An operation's schemas by media type: what is sent and what is answered. */
export type Content = Record<string, { schema: JsonSchema }>;
type Described = {
  operationId: string;
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
};

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const isNamed = ({ type, properties }: JsonSchema) =>
  type === 'object' && isObject(properties) && Object.keys(properties).length > 0;
/** `primary_server` as a part of a name: `PrimaryServer`. */
const capital = (text: string) => text.replace(/(?:^|_)(.)/g, (_, first: string) => first.toUpperCase());

/**
 * Moves objects that are described in more than one place to `components`, each under the name of the first place where
 * it stands, and refers to them from there.
 */
export function hoist(operations: readonly Described[], components: Record<string, JsonSchema>): void {
  const found = new Map<string, { times: number; name: string }>();
  const names = new Map<string, string>();
  const places = operations.flatMap(({ operationId, requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}).map((one) => ({ name: `${capital(operationId)}Body`, one })),
    ...Object.values(responses[200].content).map((one) => ({ name: `${capital(operationId)}Reply`, one })),
  ]);

  function count(schema: unknown, name: string): unknown {
    if (!isObject(schema)) return schema;
    if (isNamed(schema)) {
      const key = JSON.stringify(schema);
      const known = found.get(key);
      found.set(key, { times: (known?.times ?? 0) + 1, name: known?.name ?? name });
      // What stands inside was seen with the first one.
      if (known) return schema;
    }
    return inside(schema, name, count);
  }
  function moved(schema: unknown, name: string, isRoot = false): unknown {
    if (!isObject(schema)) return schema;
    const key = JSON.stringify(schema);
    const known = isRoot ? undefined : found.get(key);
    if (!known || known.times < 2) return inside(schema, name, moved);
    const own = names.get(key) ?? free(known.name);
    if (!names.has(key)) {
      names.set(key, own);
      components[own] = inside(schema, own, moved);
    }
    return { $ref: `#/components/schemas/${own}` };
  }
  const free = (name: string): string => (name in components ? free(`${name}Too`) : name);

  const named = Object.entries(components);
  for (const [name, schema] of named) {
    const key = JSON.stringify(schema);
    found.set(key, { times: 2, name });
    names.set(key, name);
    inside(schema, name, count);
  }
  for (const { name, one } of places) count(one.schema, name);
  for (const [name, schema] of named) components[name] = moved(schema, name, true) as JsonSchema;
  for (const { name, one } of places) one.schema = moved(one.schema, name) as JsonSchema;
}

/** A copy of a schema, in which a function has changed the schemas that it consists of. */
function inside(
  schema: JsonSchema,
  name: string,
  change: (part: unknown, name: string) => unknown,
): JsonSchema {
  const each = (value: unknown, as: string): unknown =>
    Array.isArray(value) ? value.map((one) => change(one, as)) : change(value, as);
  const { properties, ...others } = schema;
  const copy = Object.entries(others).map(([key, value]) => [
    key,
    key === 'items' || key === 'additionalProperties' || key === 'anyOf' || key === 'oneOf'
      ? each(value, name)
      : value,
  ]);
  const members = Object.entries(properties ?? {}).map(([key, value]) => [
    key,
    change(value, name.replace(/(?:Reply|Body)$/, '') + capital(key)),
  ]);
  return Object.fromEntries([...copy, ...(properties ? [['properties', Object.fromEntries(members)]] : [])]);
}
