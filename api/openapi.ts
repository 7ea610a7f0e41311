import { z } from 'zod';
import type { Call } from './callKinds.ts';
import { hasBody } from './client.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const replyOf = (call: Call) => {
  if (call.kind === 'does')
    return {
      type: 'object',
      properties: { errorCode: { type: 'number' }, id: { type: 'string' }, position: { type: 'string' } },
    };
  if (call.kind !== 'reads') return jsonSchema(call.reply, 'output');
  const row = jsonSchema(call.model.row, 'output');
  return call.shape === 'list' ? { type: 'array', items: row } : row;
};

/** Describes a table of calls as OpenAPI 3.1. */
export function openapi(calls: Record<string, Call>, server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(calls)) {
    const [verb, route] = call.path.split(' ') as [string, string];
    const path = route.replace(/:(\w+)/g, '{$1}');
    const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const body = jsonSchema(call.body, 'input') as { properties?: Record<string, unknown> };
    const query = verb === 'GET' ? Object.entries(body.properties ?? {}) : [];
    const parameters = [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...query.map(([name, schema]) => ({ name, in: 'query', schema })),
    ];
    const requestBody = { content: { 'application/json': { schema: body } } };
    paths[path] = {
      ...paths[path],
      [verb.toLowerCase()]: {
        operationId,
        tags: [call.kind],
        'x-roles': call.roles,
        parameters,
        ...(hasBody(verb) && { requestBody }),
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: replyOf(call) } } },
          default: { $ref: '#/components/responses/Refused' },
        },
      },
    };
  }
  const refused = {
    type: 'object',
    required: ['errorCode', 'errorMessage'],
    properties: {
      errorCode: { type: 'number' },
      errorMessage: { type: 'string' },
      correlationId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Latchkey', version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      responses: {
        Refused: { description: 'Refused', content: { 'application/json': { schema: refused } } },
      },
    },
  };
}
