import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { pageExample, scriptTag, serverExample } from './script.ts';

let guide: string;
beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://acme-shop.localhost:8080/view/a'));
  guide = await readFile(new URL('../../../docs/web-application.md', import.meta.url), 'utf8');
});
const lines = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'));

test('the example page is the one of the guide, and registers nobody before somebody asks for it', () => {
  expect(guide).toContain(scriptTag('YOUR-CLIENT-ID'));
  for (const line of lines(pageExample())) expect(guide).toContain(line);
  const begins = pageExample()
    .split('\n')
    .filter((line) => /latchkey\.\w+\(/.test(line));
  expect(begins).toHaveLength(2);
  for (const line of begins) expect(line).toMatch(/^ {2}onClick\('[\w-]+', \(username\) => /);
});
test('the example back end checks the token as the guide does, for this application', () => {
  const code = serverExample('a-client-id');
  expect(code).toContain("'http://localhost:8080/api/verifyToken'");
  expect(code).toContain("reply.appId !== 'a-client-id'");
  for (const line of lines(code).filter((each) => !/fetch\(|appId/.test(each))) expect(guide).toContain(line);
});
