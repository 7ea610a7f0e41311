import { expect, test } from 'vitest';
import { match, meant } from './match.ts';

test('a path fits its pattern exactly [public.route.exact-match]', () => {
  expect(match('/login', '/login')).toEqual({});
  expect(match('/login', '/login/')).toBeNull();
  expect(match('/login', '/Login')).toBeNull();
  expect(match('/login', '/login/more')).toBeNull();
});
test('parts that begin with a colon are parameters and are never empty', () => {
  expect(match('/verifyEmail/:accessToken', '/verifyEmail/a%2Fb')).toEqual({ accessToken: 'a/b' });
  expect(match('/verifyEmail/:accessToken', '/verifyEmail/')).toBeNull();
  expect(match('/verifyEmail/:accessToken', '/verifyEmail/%E0%A4%A')).toBeNull();
});
const patterns = ['/login', '/openid-login/', '/verifyEmail/:accessToken', '/:route/:accessToken'];
test.for([
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/openid-login', '/openid-login/'],
  ['/verifyemail/To-ken_1', '/verifyEmail/To-ken_1'],
  ['/verifyEmail/To-ken_1/', '/verifyEmail/To-ken_1'],
  ['/verifyEmail/To-ken_1.', '/verifyEmail/To-ken_1'],
  ['/verifyEmail/To-ken_1%3E)', '/verifyEmail/To-ken_1'],
  ['/verifyEmail/To-ken_1=20', '/verifyEmail/To-ken_1'],
  ['/approve/To-ken_1].', '/approve/To-ken_1'],
])('%s leads to %s', ([path, right]) => expect(meant(patterns, path!)).toBe(right));
test.for([
  '/login',
  '/openid-login/',
  '/verifyEmail/To-ken_1',
  '/approve/a',
  '/login/more/x',
  '/verifyEmail/',
  '/other',
])('%s leads nowhere else', (path) => expect(meant(patterns, path)).toBeNull());
