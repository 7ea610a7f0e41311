import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { EraseSubject } from './erasure.ts';
import { SubjectErased } from './events.ts';

const erased = SubjectErased({ subject: 'user-1' });

test('a subject is erased once', () => {
  given().when(EraseSubject, { id: 'user-1' }).then(erased);
  given(erased).when(EraseSubject, { id: 'user-1' }).then();
});

test('the erasure says so where no read model has held anything of the subject', () => {
  given()
    .when(EraseSubject, { id: 'request-1', unseen: true })
    .then(SubjectErased({ subject: 'request-1', unseen: true }));
  given().when(EraseSubject, { id: 'user-1', unseen: false }).then(erased);
});
