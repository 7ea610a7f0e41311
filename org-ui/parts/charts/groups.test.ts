import { expect, test } from 'vitest';
import { inGroups } from './groups.ts';

test('platforms have the documented names, and one that is not known has its own [org-user-detail.general.charts]', () =>
  expect(inGroups({ ios: 1, android: 2, web: 3, others: 4, toaster: 5 })).toEqual({
    ...{ Ios: 1, Android: 2, Web: 3, Others: 4 },
    toaster: 5,
  }));
