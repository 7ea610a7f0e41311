import { spoken } from '../../../web-kit/language/language.ts';
import { count } from '../../base/count.ts';

/** Texts of the Operators Table. */
export const texts = spoken('staff/pages/operators', {
  tab: 'Operators Table',
  filter: 'Filter by username',
  columns: {
    username: 'Operator',
    createdAt: 'Created At',
    updatedAt: 'Last Login',
    apps: 'No.of Apps',
    subscription: 'Subscription Type',
    planId: 'PlanId',
    registered: 'Registered',
  },
  free: 'Free',
  paid: 'Paid',
  byOrganisation: 'Suspended by a member of its organization',
  expand: 'Show the applications',
  details: {
    heading: 'Organizations Details',
    name: 'Name',
    registered: 'Register Date',
    users: 'Total Users',
    none: 'No applications yet.',
  },
  plan: {
    title: 'Edit Operator',
    label: 'Plan',
    ofOrganisation: 'The plan applies to the whole organization.',
  },
  suspend: 'Suspend',
  suspension: {
    title: 'Suspend the whole organization',
    whom: (name: string) => `the whole organization ${name}`,
    effect: (team: number, apps: number) =>
      `It has ${count(team, 'operator', 'operators')} and ${count(apps, 'application', 'applications')}. None of its operators can sign in, and no application accepts its users, until it is activated again.`,
  },
  activate: 'Activate',
  recovery: {
    label: 'Send recovery link',
    text: (who: string) =>
      `Has ${who} lost every device? Make sure, by other means than mail, that the request really comes from them. You confirm with your own passkey; then they get a mail with a link that makes a new passkey without a waiting time. Their whole team is notified when it is opened.`,
    yes: 'Send the mail',
    sent: 'Recovery link sent',
  },
  deletion: {
    title: 'Delete Application',
    text: 'Are your sure? to delete this Operator?',
    whom: (who: string, name: string) =>
      `${who} of ${name} is deleted for good, with all devices. The organization and its applications stay.`,
    whole: (who: string, name: string, team: number, apps: number) =>
      `${who} registered ${name}: the whole organization is deleted for good, with ${count(team, 'operator', 'operators')}, ${count(apps, 'application', 'applications')} and all their users.`,
  },
  several: {
    suspends:
      'The whole organization of each of these operators is suspended. None of its operators can sign in, and no application accepts its users, until it is activated again.',
    suspended: (n: number) => `${count(n, 'organization', 'organizations')} suspended`,
    activates: 'The whole organization of each of these operators becomes active.',
    activated: (n: number) => `${count(n, 'organization', 'organizations')} activated`,
    deletes:
      'Each of these operators is deleted for good, with all devices. With an operator who registered an organization, the whole organization is deleted: its operators, its applications and all their users.',
    deleted: (n: number) => `${count(n, 'operator', 'operators')} deleted`,
  },
  saved: 'Operator Updated SuccessFully !',
  suspended: 'User suspended Successfully',
  activated: 'User Activated Successfully',
  deleted: 'Operator Deleted SuccessFully !',
});
