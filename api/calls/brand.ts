import { z } from 'zod';
import { brand } from '../../domain/brand/brand.ts';
import { correctionsOf, modes, paletteNames } from '../../domain/brand/colours.ts';
import { chosenBrand } from '../../domain/brand/commands.ts';
import { brandVersions } from '../../projections/models/operators/brandVersions.ts';
import { done, effect, lists, type RowOf, rowOf, view } from '../kit.ts';

/** What of the colours is not shown as it was chosen, so that text can be read. */
const corrected = z.array(
  z
    .object({ colour: z.enum(['primary', 'accent']), mode: z.enum(modes), shown: z.string() })
    .meta({ id: 'BrandCorrection' }),
);
const version = rowOf(brandVersions).extend({ corrected }).meta({ id: 'Brand' });
const palette = z.record(z.enum(paletteNames), z.string()).meta({ id: 'BrandPalette' });

/**
 * How organisations show themselves on their pages and in their mails. It is in the area of applications, whose sign-in it is
 * about, because administrators may change it, who may not change the other settings of the organisation.
 */
export const brandCalls = {
  brands: lists('GET /brand/:uniqueId', ['operator'], brandVersions, {
    scope: 'applications',
    about:
      'Lists what an organization has published of how it is shown. The one with the highest `version` is shown now.',
    where: ({ uniqueId }) => ({ organisationId: uniqueId }),
    show: view(version, (row: RowOf<typeof brandVersions>) => ({
      ...row,
      corrected: correctionsOf(row),
    })),
  }),
  publishBrand: effect(
    'PUT /brand/:uniqueId',
    ['operator'],
    done.extend({ id: z.string(), corrected, position: z.string() }),
    {
      scope: 'applications',
      changes: [brand],
      about:
        'Publishes how an organization is shown. All at once: what is left out is shown without. What was published ' +
        'before is put back by publishing it again.',
      example: { logo: '', primary: '#0d5557', accent: '#d8732c' },
      body: chosenBrand,
      rate: { count: 60, seconds: 3600 },
    },
  ),
  brandHere: effect(
    'GET /brand',
    ['visitor'],
    done.extend({
      /** Null on other hosts, and where none was published. */
      brand: z.object({ name: z.string(), logo: z.string(), light: palette, dark: palette }).nullable(),
    }),
    {
      about: 'Reads how the organization of the host is shown, with the colours of light and dark pages.',
      rate: { count: 300, seconds: 60, counts: 'wrong' },
    },
  ),
};
