import { expect, test } from 'vitest';
import { guideOf } from './guides.ts';

test('videos about mobile applications are found under Android, those about OpenId under OIDC [org-apps.wizard.video-label]', () =>
  expect([guideOf('Mobile'), guideOf('OpenId')]).toEqual(['Android', 'OIDC']));
