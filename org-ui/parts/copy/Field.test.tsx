import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

test('a mail address in a field breaks where one in a table does, and never within a word', () =>
  expect(renderToStaticMarkup(<Field label="Email">isabel.duarte@mail.example</Field>)).toContain(
    'isabel<wbr/>.duarte@<wbr/>mail<wbr/>.example',
  ));
