import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The values of the variables in a style sheet: first those of the light look, then those of the dark one. */
function colours(file: string) {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...css.matchAll(/:root \{([^}]*)\}/g)].map(
    ([, block]) =>
      new Map([...block!.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])),
  );
}

test('the pages of the provider have the colours of the apps, by day and by night', () => {
  const [ours, apps] = [colours('look.css'), colours('../../web-kit/look/theme.css')];
  expect(ours).toHaveLength(2);
  for (const [look, names] of ours.entries())
    for (const [name, value] of names) expect([name, value]).toEqual([name, apps[look]!.get(name)]);
});
