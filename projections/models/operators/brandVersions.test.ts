import { expect, test } from 'vitest';
import { BrandPublished } from '../../../domain/brand/events.ts';
import { limits } from '../../../domain/limits.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { after, at } from '../../testSpec.ts';
import { brandVersions } from './brandVersions.ts';

const look = { logo: '', primary: '#123456', accent: '#abcdef', productName: 'Acme Key', mailWords: [] };
type Story = Parameters<typeof after>[1];
const published = (version: number, organisationId = 'acme'): Story => [
  organisationId,
  BrandPublished({ ...look, version }),
  { organisationId },
];

test('each published brand is a row of its own, under its organisation', () =>
  after(brandVersions, published(1), published(2), published(1, 'rival')).shows(
    { id: 'acme-1', organisationId: 'acme', version: 1, ...look, publishedAt: at },
    { id: 'acme-2', organisationId: 'acme', version: 2 },
    { id: 'rival-1', organisationId: 'rival', version: 1 },
  ));
test('no more are kept than can be put back', () => {
  const all = Array.from({ length: limits.brandVersions + 2 }, (_, n) => published(n + 1));
  const { rows } = after(brandVersions, published(1, 'rival'), ...all);
  const kept = rows.filter(({ organisationId }) => organisationId === 'acme');
  expect(kept.map(({ version }) => version)).toEqual(
    Array.from({ length: limits.brandVersions }, (_, n) => n + 3),
  );
  expect(rows).toHaveLength(limits.brandVersions + 1);
});
test('a deleted organisation leaves none behind', () =>
  expect(
    after(brandVersions, published(1), published(2), [
      'acme',
      OrganisationDeleted({}),
      { organisationId: 'acme' },
    ]).rows,
  ).toEqual([]));
