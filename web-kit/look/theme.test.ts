import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualColours } from './brand.ts';
import { dark, fontFamily, light, radius } from './theme.ts';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const [bright, dim] = css.split('prefers-color-scheme: dark') as [string, string];

test.each(Object.keys(light))('theme.css and theme.ts agree on %s', (name) => {
  expect(bright).toContain(`--${name}: ${light[name as keyof typeof light]};`);
  expect(dim).toContain(`--${name}: ${dark[name as keyof typeof light]};`);
});
test('an organisation starts from the colours of the product', () =>
  expect(usualColours).toEqual({ primary: light.brand, accent: light.accent }));
test('theme.css and theme.ts agree on measures and fonts', () => {
  expect(bright).toContain(`--radius: ${radius}px;`);
  expect(bright.replaceAll('"', "'")).toContain(`--font: ${fontFamily};`);
});
