import { z } from 'zod';
import { id, text } from '../../domain/kit.ts';
import { RevokeLicence } from '../../domain/licence/commands.ts';
import { licence } from '../../domain/licence/licence.ts';
import { limits } from '../../domain/limits.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { licences } from '../../projections/models/licences.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { plans } from '../../projections/models/plans.ts';
import { users } from '../../projections/models/users/users.ts';
import { answers, changed, does, effect } from '../kit.ts';
import { usedFeature } from './parts/usedFeature.ts';

const listedFeature = z.object({ name: z.string(), data: usedFeature.shape.total });
/** A code above 0 tells of success. */
const code = z.literal(1);
const time = z.iso.datetime().nullable();

const licenceChanged = changed
  .extend({ code, data: z.object({ licenseKey: z.string() }) })
  .meta({ id: 'LicenceChanged' });
const key = text(limits.licenceKey, 1);
const written = { changes: [licence, organisation] };

const licenceData = z
  .object({
    currentLicense: z.object({ licenseKey: z.string().nullable() }),
    meta: z.object({
      issueDate: time,
      expiryDate: time,
      isExpired: z.boolean(),
      package_id: z.string(),
      /** Days until the end, 0 or less after it; null where there is no end. */
      daysLeft: z.number().nullable(),
      stage: z.enum(['trial', 'active', 'ended', 'closed']),
      /** When people can no longer sign in. */
      closesAt: time,
      revoked: z.boolean(),
    }),
    client: z.object({ emailId: z.string().nullable(), name: z.string() }),
    include: z.object({
      package: z.object({
        name: z.string(),
        description: z.string(),
        /** In dollars. */
        price: z.number(),
        durationDays: z.number(),
        features: z.array(listedFeature),
      }),
    }),
  })
  .meta({ id: 'LicenceData' });

const offered = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.enum(['free', 'paid']),
    price: z.number(),
    currencyCode: z.enum(['INR', 'USD']),
    durationDays: z.number(),
    /** The same in words, in English. */
    duration: z.string(),
    /** The billing cycle: a payment is due each time so many months have passed. */
    months: z.number(),
    product: z.string(),
    isCurrent: z.boolean(),
    featuresList: z.array(listedFeature),
  })
  .meta({ id: 'Package' });

const listed = z
  .object({
    id: z.string(),
    uniqueId: z.string(),
    name: z.string(),
    industry: z.string(),
    country: z.string(),
    licenseKey: z.string().nullable(),
    /** The e-mail address of the operator who registered it; null once erased. */
    createdBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    licenseKeyUpdatedOn: time,
  })
  .meta({ id: 'LicensedOrganisation' });

export const licenceCalls = {
  initLicense: effect('POST /bblicense/init', ['admin'], licenceChanged, {
    about:
      'Issues the licence of an organization, or issues it anew. For these days, otherwise until the end that its plan ' +
      'or subscription has, and for one cycle of the plan when that is over.',
    body: z.object({ orgId: id(), days: z.int().min(1).max(limits.licenceDays).optional() }),
    changes: [licence],
  }),
  updateLicenseKey: effect('POST /bblicense/updateLicenseKey', ['admin'], licenceChanged, {
    about:
      'Sets the licence key of an organization, which also gets the plan of the licence. The key before the last one is ' +
      'put back when it is sent again.',
    body: z.object({ orgId: id(), licenseKey: key }),
    ...written,
  }),
  updateOrgLicense: effect('POST /bblicense/updateOrgLicense/:uniqueId', ['admin'], licenceChanged, {
    about: 'Sets a licence key that came from outside.',
    body: z.object({ key }),
    ...written,
  }),
  revokeLicense: does(
    'POST /bblicense/revoke/:orgId',
    ['admin'],
    RevokeLicence,
    ({ orgId }) => ({ id: orgId }),
    { about: 'Revokes the licence of an organization. Its key cannot be entered again.' },
  ),
  getLicenseData: answers(
    'GET /bblicense/getLicenseData/:orgId',
    ['admin', 'operator'],
    z.object({ code, message: z.string(), data: licenceData, usedFeatures: z.array(usedFeature) }),
    {
      about: 'Reads the licence of an organization: key, dates, plan, and how much of its features is used.',
      shows: [licence, plan, organisations, operators, applications, users],
    },
  ),
  getLicenseFeatures: answers(
    'GET /bblicense/getLicenseFeatures/:subdomain',
    ['operator'],
    z.object({ code, message: z.string(), data: z.array(usedFeature) }),
    {
      about: "Reads the features of the operator's organization, by its address.",
      shows: [organisations, plan, operators, applications, users],
    },
  ),
  getPackages: answers(
    'GET /bblicense/getPackages',
    ['operator'],
    z.object({ resultCode: code, message: z.string(), data: z.array(offered) }),
    {
      about:
        'Lists what can be bought, with the prices of a country. Without one, of the country of the organization. Its ' +
        'own package is always among them.',
      body: z.object({ country: text(limits.country).optional() }),
      shows: [plans, organisations],
    },
  ),
  getAllOrganizationsList: answers(
    'GET /getAllOrganizationsList',
    ['admin'],
    z.object({ code, message: z.string(), data: z.array(listed), total: z.number() }),
    {
      about:
        'Lists organizations with their licence keys, newest first. Pages and `total` end at 10,000 of them. With `endsFrom` and ' +
        '`endsTo`, those whose licence ends between them and who have no subscription that goes on.',
      body: z.object({
        skip: z.coerce.number().int().min(0).max(9_999).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(10),
        searchByName: text(limits.name).optional(),
        endsFrom: z.iso.datetime().optional(),
        endsTo: z.iso.datetime().optional(),
      }),
      shows: [organisations, licences, operators],
    },
  ),
};
