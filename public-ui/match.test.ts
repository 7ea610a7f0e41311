import { expect, test } from 'vitest';
import { match } from './match.ts';

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
