import { expect, test } from 'vitest';
import { wrongIn } from './upload.ts';

test('a line that was refused says why by the names of columns; one of which little is known says it in English', async () => {
  const rows = [
    { line: 2, why: null },
    {
      ...{ line: 3, why: 'Email: as the server says', refusal: 'request.invalid' },
      problems: [
        { field: 'email', code: 'is.email' },
        { field: 'The floor', code: 'is.empty' },
      ],
    },
    { line: 4, why: 'As the server says' },
  ];
  expect(await wrongIn(rows)).toEqual([
    { line: 3, why: expect.stringMatching(/^Email: (?!as the server).*; The floor: is empty$/) },
    { line: 4, why: 'As the server says' },
  ]);
});
