import express from 'express';
import { expect, test } from 'vitest';
import { listen } from '../testServer.ts';
import { routesByWord } from './routes.ts';

test('a request reaches its own route, and goes on when there is none', async () => {
  const { routes, routerFor } = routesByWord();
  for (const route of ['/users', '/users/:id', '/users/:id/devices', '/usersByName'])
    routerFor(route).get(route, (req, res) => void res.json([route, req.params]));
  const app = express().use('/api', routes);
  app.use((req, res) => void res.json(`nothing at ${req.originalUrl}`));
  const at = await listen(app);
  const answer = async (path: string) => (await fetch(at + path)).json();
  expect(await answer('/api/users')).toEqual(['/users', {}]);
  expect(await answer('/api/users/?page=2')).toEqual(['/users', {}]);
  expect(await answer('/api/users/7')).toEqual(['/users/:id', { id: '7' }]);
  expect(await answer('/api/users/a%2Fb/devices')).toEqual(['/users/:id/devices', { id: 'a/b' }]);
  expect(await answer('/api/usersByName')).toEqual(['/usersByName', {}]);
  for (const path of [
    '/api',
    '/api/',
    '/api/Users',
    '/api//users',
    '/api/use%72s',
    '/api/user',
    '/api/users/7/x',
  ])
    expect(await answer(path)).toBe(`nothing at ${path}`);
});

test('a router whose first word is a parameter would never be found, so there is none', () => {
  const { routerFor } = routesByWord();
  expect(() => routerFor('/:id/users')).toThrow('does not begin with a word');
});
