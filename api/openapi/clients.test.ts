import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
/** A program with the other client, whose classes are the subjects. What it marks as wrong must not compile. */
const withClasses = `
import { Applications, OpenIdApplications } from './classes/index.js';
import type { Client } from './classes/client/index.js';

export async function program(client: Client) {
  const made = await OpenIdApplications.addOidcClient({
    client,
    throwOnError: true,
    body: { app: { client_name: 'Portal', redirect_uris: ['https://portal.example/back'] } },
  });
  const users = await OpenIdApplications.getOidcUsersByAppId({
    client,
    throwOnError: true,
    path: { appId: made.data.client_id },
    query: { range: '[0,9]' },
  });
  // @ts-expect-error
  await Applications.createWebApp({ client, body: { name: 'Shop' } });
  // @ts-expect-error
  const wrong = made.data.appId;
  return { clientId: made.data.client_id, userIds: users.data.map(({ userId }) => userId), wrong };
}
`;
const strictly = {
  compilerOptions: {
    ...{ strict: true, rootDir: '.', outDir: 'built', skipLibCheck: true, types: [] },
    ...{
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
    },
  },
  files: ['guide.ts', 'withClasses.ts'],
};
let product: Here;
let ada: Operator;
let folder: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
  folder = await mkdtemp(join(tmpdir(), 'clients-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The example of the guide, which shows the other client. */
async function fromGuide() {
  const guide = await readFile(join(root, 'docs/api.md'), 'utf8');
  return /^## Generated clients[\s\S]*?```ts\n([\s\S]*?)```/m.exec(guide)![1]!;
}
/** Sends what a client asks for as the signed-in operator. */
const asAda = async (request: Request) => {
  const { method, headers, url } = request;
  const text = await request.text();
  return ada.guest.send(url, { method, headers, ...(text && { body: text }) });
};

test('clients that generators make from the document compile without a cast, and work', async () => {
  const document = join(folder, 'openapi.json');
  await writeFile(document, await (await visit(product).send('/openapi.json')).text());
  await run(process.execPath, [join(import.meta.dirname, 'testGenerate.ts'), document, folder], {
    cwd: root,
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'guide.ts'), await fromGuide());
  await writeFile(join(folder, 'withClasses.ts'), withClasses);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(strictly));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  // The compiler writes what is wrong to the standard output.
  const found = await run(join(root, 'node_modules/.bin/tsc'), ['--project', folder]).catch((error) => error);
  expect(found).toMatchObject({ stdout: '', stderr: '' });

  const baseUrl = `${ada.guest.origin}/api`;
  const built = (file: string) => import(join(folder, 'built', file));
  const { register } = await built('guide.js');
  const registered = await register({ baseUrl, fetch: asAda });
  expect(registered).toEqual({ appId: expect.any(String), usernames: [] });
  const { createClient } = await built('classes/client/index.js');
  const { program } = await built('withClasses.js');
  const made = await program(createClient({ baseUrl, fetch: asAda }));
  const known = await ada.call('GET /getOidcClientDetails/:appId', { appId: made.clientId });
  expect(made).toEqual({ clientId: known.client_id, userIds: [] });
  const { name } = await ada.call('GET /viewApp/:appId', { appId: registered.appId });
  expect(name).toBe('Shop');
});
