import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { readConfig } from '../server-kit/settings/config.ts';
import { listen } from '../server-kit/testServer.ts';
import { links } from './links.ts';

/** Where the link for a ticket leads, on a host. */
async function leads(host: string, env: Record<string, string> = {}) {
  const app = express();
  app.use(links(readConfig({ PUBLIC_ORIGIN: 'http://localhost:8080', ...env })));
  const asked = get(`${await listen(app)}/links/ticket`, { headers: { host } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headers.location;
}

test('a ticket is raised with the contact form of the console, as long as no help desk is set', async () => {
  expect(await leads('acmecorp.localhost')).toBe('/pricing?contact');
  expect(await leads('localhost')).toBe('/docs');
});
test('a ticket is raised at the help desk that is set, from each host', async () => {
  for (const host of ['acmecorp.localhost', 'localhost'])
    expect(await leads(host, { TICKET_URL: 'https://help.example/new' })).toBe('https://help.example/new');
  expect(await leads('acmecorp.localhost', { TICKET_URL: '/docs/start' })).toBe(
    'http://localhost:8080/docs/start',
  );
});
