import { expect, test } from 'vitest';
import { publicOrigin, within } from './origin.ts';

test('the main site is the host without its first label', () => {
  expect(publicOrigin({ protocol: 'http:', host: 'acme12.localhost:8080' })).toBe('http://localhost:8080');
  expect(publicOrigin({ protocol: 'https:', host: 'acme12.latchkey.example' })).toBe(
    'https://latchkey.example',
  );
  expect(publicOrigin({ protocol: 'http:', host: 'localhost:8080' })).toBe('http://localhost:8080');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/redirect/token', '', null])(
  'returning to %s goes to the applications',
  (path) => expect(within(path)).toBe('/applications'),
);
test('returning goes to a path of the console', () => expect(within('/user?tab=x')).toBe('/user?tab=x'));
