import type { RefusalCode } from '../../../domain/refusals.ts';
import type { Paragraph } from '../../../web-kit/domain/settings.ts';
import type { WayOf } from '../../../web-kit/domain/ways.ts';
import { guideAt } from '../../base/origin.ts';
import { paths } from '../../base/paths.ts';
import { texts } from './texts.ts';

/** A page of the console, or a paragraph of the guides, with the words of the link. */
type Lead = { label: keyof typeof texts } & ({ to: string } | { guide: Paragraph });

const plans: Lead = { label: 'plans', to: paths.pricing };
const licence: Lead = { label: 'licence', to: paths.license };
const payments: Lead = { label: 'payments', to: paths.account };
const team: Lead = { label: 'team', to: paths.team };
const applications: Lead = { label: 'applications', to: paths.applications };
const users: Lead = { label: 'users', to: paths.users };
const people: Lead = { label: 'people', to: paths.people };
const groups: Lead = { label: 'groups', to: paths.groups };
const requests: Lead = { label: 'requests', to: paths.accessRequests };
const sending: Lead = { label: 'sending', to: paths.inviteMany };
const read = (guide: Paragraph): Lead => ({ label: 'read', guide });

/** Where the refusals lead that a member of the team can meet in the console, unless they are met where they are mended. */
export const leads: Partial<Record<RefusalCode, Lead>> = {
  'application.limit': plans,
  'user.limit': plans,
  'user.totalLimit': plans,
  'device.limit': plans,
  'team.limit': plans,
  'invite.limit': plans,
  'plan.feature': plans,
  'plan.withdrawn': plans,
  'payment.price': plans,
  'payment.free': plans,

  'organisation.ended': licence,
  'licence.unknown': licence,
  'licence.expired': plans,
  'licence.revoked': plans,
  'subscription.unknown': payments,
  'subscription.active': payments,
  'subscription.ended': plans,
  'subscription.ending': payments,
  'subscription.changed': payments,
  'payment.noPlan': plans,

  'role.needed': team,
  'role.higher': team,
  'operator.unknown': team,
  'operator.last': team,

  'device.last': read('security#the-last-one-stays'),
  'device.lastWorking': read('security#the-last-one-stays'),
  'recovery.early': read('security#recovery'),
  'recovery.over': read('security#recovery'),

  'application.unknown': applications,
  'application.suspended': applications,
  'user.unknown': users,
  'user.requestUnknown': requests,
  'user.requestOver': requests,
  'person.joined': people,
  'person.shared': people,
  'person.address': people,
  'group.unknown': groups,
  'group.taken': groups,
  'group.limit': groups,
  'group.source': read('ldap#groups'),
  'invite.running': sending,
  'invite.incomplete': sending,
  'invite.directory': read('ldap#invited-people'),
  'invite.ownSite': read('openid-connect#set-it-up'),

  'directory.off': read('ldap#turning-it-on'),
  'directory.unset': read('ldap#turning-it-on'),
  'directory.password': read('ldap#turning-it-on'),
  'directory.failed': read('ldap#turning-it-on'),
  'application.resourceLimit': read('openid-connect#access-tokens-for-your-apis'),
  'sso.metadata': read('saml#metadata-of-the-service-provider'),
  'sso.metadataNone': read('saml#metadata-of-the-service-provider'),
  'sso.metadataOther': read('saml#metadata-of-the-service-provider'),
  'sso.certificates': read('saml#replacing-the-certificate'),
  'sso.certificateUsed': read('saml#replacing-the-certificate'),
  'application.encryptionCertificate': read('saml#make-a-certificate'),
  'application.signingCertificate': read('saml#make-a-certificate'),
  'tryout.grant': read('openid-connect#grant-types'),
  'tryout.nameId': read('saml#name-id'),
  'tryout.certificate': read('saml#make-a-certificate'),
  'wordpress.off': read('wordpress#set-it-up'),
};

/** Where a refusal leads on from this page. A page does not lead to itself. */
export const wayOn: WayOf = (refusal) => {
  const lead = leads[refusal];
  if (!lead) return undefined;
  const label = texts[lead.label];
  if ('guide' in lead) return { label, to: guideAt(lead.guide), elsewhere: true };
  return lead.to === location.pathname ? undefined : { label, to: lead.to };
};
