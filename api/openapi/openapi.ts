import type { Call } from '../callKinds.ts';
import { areas, subjects } from '../calls.ts';
import { hasBody } from '../client.ts';
import { replyOf, sideOf } from '../derived.ts';
import { hostsFor, type Installation, schemesOf, securityOf, serversOf } from './callers.ts';
import { headers, type ParameterName, parameters, type RefusedStatus, refusal, responses } from './common.ts';
import { schemaWriter } from './schemas.ts';

type Write = ReturnType<typeof schemaWriter>['write'];

/** Describes all calls as OpenAPI 3.1. */
export function openapi(at: Installation) {
  const { write, components } = schemaWriter();
  const servers = serversOf(at);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, calls] of Object.entries(areas))
    for (const [operationId, call] of Object.entries(calls as Record<string, Call>)) {
      const [verb, route] = call.path.split(' ') as [string, string];
      const path = route.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [verb.toLowerCase()]: {
          operationId,
          summary: summaryOf(operationId),
          tags: [area],
          'x-roles': call.roles,
          servers: hostsFor(call, servers),
          security: securityOf(call),
          ...operationOf(call, verb, route, write),
        },
      };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkey',
      version: '1',
      description: 'Sign-in without passwords. The guide to the API tells what all calls have in common.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: Object.values(servers),
    tags: Object.entries(subjects).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Refusal: refusal, ...components },
      parameters,
      headers,
      responses,
      securitySchemes: schemesOf(at),
    },
  };
}

/** `getAllOIDCUsers` as a sentence: "Get all OIDC users". */
export function summaryOf(operationId: string): string {
  const words = operationId.match(/[A-Z]+s?(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [operationId];
  const small = words.map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()));
  return small.join(' ').replace(/^./, (first) => first.toUpperCase());
}

function operationOf(call: Call, verb: string, route: string, write: Write) {
  const isList = call.kind === 'reads' && call.shape === 'list';
  const body = write(call.body, 'input');
  const takes = (...names: ParameterName[]) =>
    names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }));
  const isRead = verb === 'GET';
  const inQuery = isRead ? Object.entries(body.properties ?? {}) : [];
  const isRequired = (name: string) => (body.required ?? []).includes(name);
  return {
    parameters: [
      ...inPath,
      ...inQuery.map(([name, schema]) => ({ name, in: 'query', required: isRequired(name), schema })),
      ...takes(...(isList ? (['range', 'sort', 'filter', 'after'] as const) : [])),
      ...takes(isRead ? 'readAfter' : 'idempotencyKey', 'correlationId'),
    ],
    ...(hasBody(verb) && {
      requestBody: {
        required: Boolean(body.required?.length),
        content: { 'application/json': { schema: body } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        headers: headersOf(call, isList),
        content: { 'application/json': { schema: write(replyOf(call), 'output') } },
      },
      ...refusalsOf(call, verb),
    },
  };
}

function headersOf(call: Call, isList: boolean) {
  const changes = sideOf(call) !== 'query' && !call.path.startsWith('GET ');
  const known: Partial<Record<string, keyof typeof headers>> = {
    ...(changes && { 'X-Log-Position': 'position' }),
    ...(!changes && { 'X-Read-Stale': 'stale' }),
    ...(isList && { 'Content-Range': 'range', 'X-Next': 'next' }),
  };
  return Object.fromEntries(
    Object.entries(known).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
  );
}

/** The refusals that a call can end with, by status. */
function refusalsOf({ roles, path }: Call, verb: string) {
  const statuses: RefusedStatus[] = [
    ...([400, 401] as const),
    ...(roles.length === 1 && roles[0] === 'visitor' && verb === 'GET' ? [] : ([403] as const)),
    ...(path.includes(':') || verb !== 'GET' ? ([404] as const) : []),
    ...(verb === 'GET' ? [] : ([409] as const)),
    ...(hasBody(verb) ? ([413, 415] as const) : []),
    ...([422, 429, 503] as const),
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
}
