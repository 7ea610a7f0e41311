import { z } from 'zod';

export type JsonSchema = {
  [name: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const isPattern = (part: unknown) => Object.keys(part as object).join() === 'pattern';
/**
 * Leaves out what tells readers nothing: that a text has at least no letters and that integers are safe, patterns beside
 * formats that say the same, and that replies have no further members, because later versions may add some.
 */
function told(value: object, io: 'input' | 'output', isProperties: boolean): object {
  if (isProperties) return value;
  const schema: JsonSchema = { ...value };
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (io === 'output' && typeof schema.format === 'string') delete schema.pattern;
  if (Array.isArray(schema.allOf) && schema.allOf.every(isPattern)) {
    // That a text is not blank follows from its other pattern.
    const [pattern, ...more] = schema.allOf.map(({ pattern }) => pattern).filter((each) => each !== '\\S');
    if (!more.length) {
      schema.pattern ??= pattern;
      delete schema.allOf;
    }
  }
  return schema;
}

/** Describes schemas as OpenAPI takes them. Those with an `id` in their metadata become `components.schemas`. */
export function schemaWriter() {
  const components: Record<string, JsonSchema> = {};
  const moved = (name: string) => `#/components/schemas/${name}`;

  function named(name: string, schema: JsonSchema, io: 'input' | 'output'): string {
    const known = components[name];
    const differs = known !== undefined && JSON.stringify(known) !== JSON.stringify(schema);
    const own = differs ? `${name}${io === 'input' ? 'Sent' : 'Shown'}` : name;
    components[own] = schema;
    return moved(own);
  }

  /** The JSON Schema of what is sent (`input`) or answered (`output`). */
  function write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // Inside an object, a schema with a name of its own becomes a reference.
    const written = z.toJSONSchema(z.object({ root: schema }), { io, unrepresentable: 'any' });
    const { properties, $defs = {} } = written as JsonSchema & { $defs?: Record<string, JsonSchema> };
    const targets = new Map<string, string>();
    const tidy = (value: unknown, inProperties = false): unknown => {
      if (Array.isArray(value)) return value.map((each) => tidy(each));
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(told(value, io, inProperties)).flatMap(
        ([key, each]): [string, unknown][] => {
          if (inProperties) return [[key, tidy(each)]];
          if (key === 'id' && typeof each === 'string') return [];
          if (key === '$ref' && typeof each === 'string')
            return [[key, targetOf(each.replace('#/$defs/', ''))]];
          return [[key, tidy(each, key === 'properties')]];
        },
      );
      return Object.fromEntries(entries);
    };
    const targetOf = (name: string): string => {
      if (!targets.has(name)) {
        targets.set(name, moved(name));
        targets.set(name, named(name, tidy($defs[name]) as JsonSchema, io));
      }
      return targets.get(name)!;
    };
    return tidy(properties!.root) as JsonSchema;
  }
  return { write, components };
}
