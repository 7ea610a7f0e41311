import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { EraseSubject } from './erasure.ts';
import { SubjectErased } from './events.ts';

const erased = SubjectErased({ subject: 'user-1' });

test('a subject is erased once', () => {
  given().when(EraseSubject, { id: 'user-1' }).then(erased);
  given(erased).when(EraseSubject, { id: 'user-1' }).then();
});
