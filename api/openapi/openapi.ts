import { scopeAreas } from '../../domain/scopes.ts';
import type { Call } from '../callKinds.ts';
import { areas, subjects } from '../calls.ts';
import { hasBody } from '../client.ts';
import { isReading, jsonTypeOf, mediaTypeOf, replyOf, sideOf } from '../derived.ts';
import { changedBy, shownBy } from '../models.ts';
import { scopeOf } from '../scopes.ts';
import { descriptionOf, summaryOf } from './about.ts';
import { hostsFor, type Installation, schemesOf, securityOf, serversOf } from './callers.ts';
import {
  anyRefusal,
  headers,
  type ParameterName,
  parameters,
  type RefusedStatus,
  refusal,
  responses,
} from './common.ts';
import { hoist } from './hoist.ts';
import { type JsonSchema, schemaWriter } from './schemas.ts';

type Write = ReturnType<typeof schemaWriter>['write'];
type Operation = { operationId: string } & ReturnType<typeof operationOf>;

/** Describes all calls as OpenAPI 3.1. */
export function openapi(at: Installation) {
  const { write, components } = schemaWriter();
  const servers = serversOf(at);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [area, calls] of Object.entries(areas))
    for (const [operationId, call] of Object.entries(calls as Record<string, Call>)) {
      const [verb, route] = call.path.split(' ') as [string, string];
      const path = route.replace(/:(\w+)/g, '{$1}');
      const operation = {
        operationId,
        summary: summaryOf(call),
        description: descriptionOf(call),
        tags: [area],
        'x-roles': call.roles,
        ...(!call.roles.includes('visitor') && { 'x-scope': scopeOf(call) }),
        ...told(call),
        servers: hostsFor(call, servers),
        security: securityOf(call),
        ...operationOf(call, verb, route, write),
      };
      paths[path] = { ...paths[path], [verb.toLowerCase()]: operation };
    }
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  hoist(operations, components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkey',
      version: '1',
      description: 'Sign-in without passwords. The guide to the API tells what all calls have in common.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: Object.values(servers),
    'x-scopes': scopeAreas,
    tags: Object.entries(subjects).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Refusal: refusal, ...components } as Record<string, JsonSchema>,
      parameters,
      headers,
      responses: { ...responses, Unread: anyRefusal },
      securitySchemes: schemesOf(at),
    },
  };
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
      ...takes(...(call.changesByGet ? (['requestedWith'] as const) : [])),
      ...takes(isRead ? 'readAfter' : 'idempotencyKey'),
      ...takes(...(!isRead && seesPositions(call) ? (['unchangedSince'] as const) : []), 'correlationId'),
    ],
    ...(hasBody(verb) && {
      requestBody: {
        required: isNeeded(call, body),
        content: {
          [call.media ?? 'application/json']: {
            schema: body,
            ...(call.example && { example: call.example }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        headers: headersOf(call, isList),
        content: contentOf(call, write),
      },
      ...refusalsOf(call, verb),
    },
  };
}

const contentOf = (call: Call, write: Write) => {
  const mediaType = mediaTypeOf(call);
  if (mediaType) return { [mediaType]: { schema: { type: 'string', format: 'binary' } } };
  return { [jsonTypeOf(call)]: { schema: write(replyOf(call), 'output') } };
};

/** Whether nothing can be asked without a body: the check refuses an empty one, or a rule names what must be sent. */
const isNeeded = (call: Call, body: JsonSchema) =>
  !call.body.safeParse({}).success || (typeof body.if === 'object' && body.if !== null && 'not' in body.if);

/** What a call of operators or staff shows or changes, as the headers of its answers say. */
function told(call: Call) {
  if (!seesPositions(call)) return {};
  if (isReading(call)) return { 'x-shows': shownBy(call) };
  return { 'x-changes': changedBy(call) };
}

/** Whether operators or staff can make the call. */
const seesPositions = ({ roles }: Call) => roles.includes('operator') || roles.includes('admin');

function headersOf(call: Call, isList: boolean) {
  const changes = sideOf(call) !== 'query' && !isReading(call);
  const known: Partial<Record<string, keyof typeof headers>> = {
    ...(changes && { 'X-Log-Position': 'position' }),
    ...(!changes && { 'X-Read-Stale': 'stale' }),
    ...(!changes && seesPositions(call) && { 'X-Shows': 'shows' }),
    ...(sideOf(call) === 'query' && seesPositions(call) && { 'X-Log-Position': 'shown' }),
    ...(changes && seesPositions(call) && { 'X-Changes': 'changes' }),
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
  const listed = statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
  return { ...Object.fromEntries(listed), default: { $ref: '#/components/responses/Unread' } };
}
