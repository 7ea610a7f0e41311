// Makes two clients from a document, as others do: `node testGenerate.ts <document> <folder>`.
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';

// Both generators write by TypeScript's JavaScript interface, which TypeScript 7 does not have.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript5' : name, context),
});
const [, , document = '', folder = ''] = process.argv;
const input = JSON.parse(await readFile(document, 'utf8'));

const { default: openapiTypes, astToString } = await import('openapi-typescript');
await writeFile(`${folder}/latchkey.d.ts`, astToString(await openapiTypes(input)));

const { createClient } = await import('@hey-api/openapi-ts');
await createClient({
  input,
  output: `${folder}/classes`,
  logs: { level: 'silent' },
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    { name: '@hey-api/sdk', operations: { strategy: 'byTags' } },
  ],
});
