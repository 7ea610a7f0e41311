import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sharedProduct, visit } from '../../test/product.ts';
import type { Call } from '../callKinds.ts';
import { calls } from '../calls.ts';
import { hasBody } from '../client.ts';
import { openapi } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

type Parameter = { name: string; in: string; required?: boolean; $ref?: string };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  servers: { url: string }[];
  security: Record<string, unknown>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { headers?: object; content?: { 'application/json': { schema: JsonSchema } } }>;
};
const under = (label: string) => `https://${label}.latchkey.example`;
const at = {
  origins: { public: 'https://latchkey.example', admin: under('admin'), org: under },
  cookies: {
    console: { name: '__Host-latchkey' },
    app: { name: '__Host-latchkey-app' },
    own: { name: '__Host-latchkey-sso' },
  },
};
const document = openapi(at);
const operations = Object.values(document.paths).flatMap(
  (each) => Object.values(each) as unknown as Operation[],
);
const find = (name: keyof typeof calls) => operations.find(({ operationId }) => operationId === name)!;
const replyTo = (name: keyof typeof calls) => find(name).responses[200]!.content!['application/json'].schema;
const bodyOf = (name: keyof typeof calls) => find(name).requestBody!;
/** A schema, or the one that it refers to. */
const followed = ({ $ref, ...schema }: JsonSchema): JsonSchema =>
  typeof $ref === 'string' ? document.components.schemas[$ref.split('/').pop()!]! : schema;
/** Every object in the document. */
function* parts(of: unknown = document): Generator<JsonSchema> {
  if (typeof of !== 'object' || of === null) return;
  if (!Array.isArray(of)) yield of as JsonSchema;
  for (const part of Object.values(of)) yield* parts(part);
}

test('every call is described once, under a name that differs from the others by more than case', () => {
  expect(operations).toHaveLength(Object.keys(calls).length);
  expect(new Set(operations.map(({ operationId }) => operationId.toLowerCase())).size).toBe(
    operations.length,
  );
  const tags = document.tags.map(({ name }) => name);
  for (const { tags: its } of operations) expect(tags).toContain(its[0]);
  for (const { description } of document.tags) expect(description).toMatch(/\.$/);
});
test('every call tells in sentences what it does, for whom, and how often', () => {
  for (const { operationId, summary, description } of operations) {
    expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z].{8,100}[^.]$/)]);
    expect(description).toMatch(/^(?:.*\.\n\n)?For .*\.$/);
    expect(description).not.toContain(summary);
  }
  expect(find('createWebApp').summary).toBe('Registers a web application');
  expect(find('loginOperator').description).toBe(
    'The passkey identifies the operator when there is no username.\n\n' +
      'For anybody. Needs a solved `captcha`. At most 30 refused calls, and 300 calls in all, in a minute.',
  );
});
test('every reference leads to something, and something refers to every component', () => {
  const referred = new Set<string>();
  for (const [, place] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    referred.add(place!);
    const found = place!.split('/').reduce((part, name) => (part as never)?.[name], document as unknown);
    expect([place, found]).toEqual([place, expect.any(Object)]);
  }
  const { securitySchemes: _, ...components } = document.components;
  for (const [kind, all] of Object.entries(components))
    for (const name of Object.keys(all)) expect(referred).toContain(`components/${kind}/${name}`);
});
test('replies are described as they are sent: rows in the form of the call, and what changes with the ids it made', () => {
  const { schemas } = document.components;
  expect(replyTo('getAllApplications')).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Application' },
  });
  expect(Object.keys(schemas.Application!.properties!)).toEqual(expect.arrayContaining(['appId', 'origins']));
  expect(Object.keys(schemas.Application!.properties!)).not.toContain('organisationId');
  expect(Object.keys(replyTo('getAppOrg').properties!)).toEqual(['subdomain']);
  expect(followed(replyTo('createWebApp')).required).toEqual([
    'errorCode',
    'id',
    'position',
    'message',
    'appId',
  ]);
  expect(replyTo('addOidcClient').required).toContain('client_id');
});
test('what is required is marked, and what is only accepted is deprecated', () => {
  expect(bodyOf('createWebApp').required).toBe(true);
  expect(bodyOf('signOut').required).toBe(false);
  expect(find('userAuditReport').parameters).toContainEqual(
    expect.objectContaining({ name: 'username', required: true }),
  );
  const { createdBy, origins } = bodyOf('createWebApp').content['application/json'].schema.properties!;
  expect(createdBy).toMatchObject({ deprecated: true });
  expect(origins).not.toHaveProperty('deprecated');
  // A member that says nothing would be looked at by nobody.
  for (const { requestBody } of operations)
    for (const { properties = {} } of parts(requestBody ?? null))
      for (const [member, schema] of Object.entries(properties))
        expect([member, schema]).not.toEqual([member, {}]);
  expect([bodyOf('updateOrg').required, bodyOf('createTransaction').required]).toEqual([true, false]);
});
test('no object with members is described twice', () => {
  const described = [...parts()].filter(({ type, properties }) => type === 'object' && properties);
  const texts = described
    .filter(({ properties }) => Object.keys(properties!).length)
    .map((each) => JSON.stringify(each));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
test('every example is what its schema and its call accept', () => {
  let seen = 0;
  for (const { examples, ...schema } of parts())
    if (Array.isArray(examples) && typeof schema.type === 'string')
      for (const example of examples) {
        seen += 1;
        expect([example, z.fromJSONSchema(schema as never).safeParse(example).error]).toEqual([
          example,
          undefined,
        ]);
      }
  for (const [name, { body, example }] of Object.entries(calls as Record<string, Call>))
    if (example) {
      seen += 1;
      expect([name, body.safeParse(example).error]).toEqual([name, undefined]);
    }
  expect(seen).toBeGreaterThan(50);
});
test.for([
  ['addOidcClient', '{"app":{"client_name":"Portal","redirect_uris":[]}}', 'minItems'],
  ['suspendDevice', '{"userId":"a","credentialID":"b"}', 'then'],
  ['updateUser', '{}', 'minProperties'],
  ['updateApp', '{"ldapEnabled":true,"userSource":"internal"}', 'not'],
  ['openOidcApproval', '{"requestId":"a","latitude":1}', 'dependentRequired'],
] as const)('the rule by which %s refuses %s is in the document', ([name, sent, keyword]) => {
  expect((calls as Record<string, Call>)[name]!.body.safeParse(JSON.parse(sent)).success).toBe(false);
  const { schema } = bodyOf(name).content['application/json'];
  expect(JSON.stringify(followed(schema))).toContain(`"${keyword}":`);
});
test('every call tells its hosts and how the caller proves who they are', () => {
  const { createWebApp, getTransaction, registerOperator, organisations } = Object.fromEntries(
    operations.map((each) => [each.operationId, [each.servers[0]!.url, each.security]]),
  );
  expect(createWebApp).toEqual(['https://{organisation}.latchkey.example/api', [{ session: [] }]]);
  expect(organisations).toEqual(['https://admin.latchkey.example/api', [{ session: [] }]]);
  expect(getTransaction).toEqual(['https://latchkey.example/api', [{ request: [] }]]);
  expect(registerOperator).toEqual(['https://latchkey.example/api', [{}]]);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { security } of operations)
    for (const one of security) expect(schemes).toEqual(expect.arrayContaining(Object.keys(one)));
});
test('lists tell how to page, changing calls how to repeat them, and all of them their refusals', () => {
  for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
    const { parameters, responses } = find(name as keyof typeof calls);
    const shared = parameters.flatMap(({ $ref }) => ($ref ? [$ref.split('/').pop()] : []));
    const paged = call.kind === 'reads' && call.shape === 'list';
    expect([name, shared.includes('range'), shared.includes('after')]).toEqual([name, paged, paged]);
    const [verb] = call.path.split(' ') as [string];
    expect(shared.includes('idempotencyKey')).toBe(verb !== 'GET');
    const isTheirs = call.roles.some((role) => role === 'operator' || role === 'admin');
    expect([name, shared.includes('unchangedSince')]).toEqual([name, verb !== 'GET' && isTheirs]);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '429', '503', 'default']),
    );
    expect('415' in responses).toBe(hasBody(verb));
  }
});

let send: ReturnType<typeof visit>['send'];
beforeAll(async () => {
  ({ send } = visit(await sharedProduct()));
});
test('the document is sent compressed, and only when it has changed', async () => {
  const plain = await send('/openapi.json');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const packed = await send('/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
  expect(text).toBe(await plain.text());
  expect(JSON.parse(text).paths).toHaveProperty('/createWebApp');
  const again = { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.get('etag')! };
  expect((await send('/openapi.json', { headers: again })).status).toBe(304);
});
test('the keys of access tokens are sent only when they have changed', async () => {
  const keys = await send('/.well-known/jwks.json');
  expect(keys.headers.get('cache-control')).toBe('public, max-age=300');
  const headers = { 'if-none-match': keys.headers.get('etag')! };
  expect((await send('/.well-known/jwks.json', { headers })).status).toBe(304);
});
