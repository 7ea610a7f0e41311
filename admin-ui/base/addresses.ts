import type { Asked } from '../../web-kit/counts/counted.ts';
import { reasons } from '../../web-kit/counts/outcomes.ts';
import type { Paragraph } from '../../web-kit/domain/settings.ts';

/** The address of a stream's page, optionally at one of its events. */
export const streamPage = (stream: string, position?: string | number) =>
  `/streams/${encodeURIComponent(stream)}/show${position === undefined ? '' : `?at=${position}`}`;

/** The address of the list of all streams of an organisation. */
export const streamsOf = (organisationId: string) => listOf('streams', { organisationId });

/** The address of the licence of an organisation, as the requirements name it. */
export const licencePage = (organisationId: string) => `/org/view/${encodeURIComponent(organisationId)}`;

/** The address of a list that is limited to these rows. */
export const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A span of time in which something was counted. */
type Span = { from: string; to: string };
/** The address of the charges that failed in a span. */
export const failedCharges = ({ from, to }: Span) =>
  listOf('payments', { status: 'failed', paidAt_gte: from, paidAt_lte: to });
/** The address of the subscriptions that end in a span, because they were cancelled. */
export const endingSubscriptions = ({ from, to }: Span) =>
  listOf('subscriptions', {
    ...{ cancelAtCycleEnd: true, state: ['active', 'past_due'] },
    ...{ periodEnd_gte: from, periodEnd_lte: to },
  });
/** The address of the licences that end in a span, and that no subscription replaces. */
export const endingLicences = ({ from, to }: Span) => listOf('licences', { endsFrom: from, endsTo: to });
/** The address of the entries of the audit that a number of sign-ins counts. */
export const signInsOf = ({ outcome, span: { from, to } }: Asked) =>
  listOf('audit', {
    ...(outcome === 'signedIn'
      ? { action: 'SignedIn' }
      : { failure: outcome === 'missed' ? reasons : outcome }),
    createdAt_gte: from,
    // The last moment is in the list, too.
    ...(to && { createdAt_lte: new Date(Date.parse(to) - 1).toISOString() }),
  });

/** The address of a paragraph of the guides, which are on the host without `admin`. */
export const guideAt = (paragraph: Paragraph) =>
  `${location.protocol}//${location.host.replace(/^admin\./, '')}/docs/${paragraph}`;
