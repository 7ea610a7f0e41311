import type { addressLimitCalls } from '../../../api/calls/addressLimits.ts';
import type { contactCalls } from '../../../api/calls/contacts.ts';
import type { historyCalls } from '../../../api/calls/history.ts';
import type { mailCalls } from '../../../api/calls/mails.ts';
import type { mapCalls } from '../../../api/calls/maps.ts';
import type { planCalls } from '../../../api/calls/plans.ts';
import type { staffCalls } from '../../../api/calls/staff.ts';
import type { videoCalls } from '../../../api/calls/videos.ts';
import { tomorrow } from '../../people/days.ts';
import { deadLetter } from '../../people/letters.ts';
import { operatorOf, unique } from '../../people/people.ts';
import {
  addsStaffPasskey,
  confirmsStaffPasskey,
  newStaffMember,
  staffKeyOf,
  staffKeyOn,
} from '../../people/staff.ts';
import { visit } from '../../product.ts';
import type { Inputs } from './world.ts';

const newPlan = () => ({
  name: unique('Plan '),
  description: 'For a test',
  priceInRupees: 1,
  priceInDollars: 1,
  allowNumberOfApps: 1,
  allowNumberOfUsers: 1,
  allowTotalNumberOfUsers: 1,
  allowTeamMembers: 1,
  allowedNumberOfRPs: 1,
});
let offices = 0;
const office = () => ({
  network: `198.18.${++offices % 256}.0/24`,
  factor: 2,
  reason: 'For a test',
  until: tomorrow(),
});
const contactForm = {
  name: 'Ada Lovelace',
  email: 'ada@acme.example',
  description: 'We need more',
  mobileNumber: '+442079460000',
  countryCode: '44',
};
const newVideo = { url: 'https://videos.example/team', title: 'Your team', categories: ['Team'] };

export const staff: Inputs<
  typeof staffCalls &
    typeof planCalls &
    typeof addressLimitCalls &
    typeof videoCalls &
    typeof mailCalls &
    typeof contactCalls &
    typeof historyCalls &
    typeof mapCalls
> = {
  streamEvents: ({ own }) => ({ as: 'admin', input: { stream: `organisation-${own.uniqueId}` } }),
  asOf: ({ own }) => ({ as: 'admin', input: { stream: `organisation-${own.uniqueId}`, position: '9999' } }),
  parked: () => ({ as: 'admin', input: {} }),
  reactions: () => ({ as: 'admin', input: {} }),
  sendCustomMail: () => ({
    as: 'admin',
    input: { bodyData: { email: 'someone@acme.example', subject: 'News', message: '<p>Hello,</p>' } },
  }),
  resendLetter: async ({ product }) => ({ as: 'admin', input: { letterId: await deadLetter(product) } }),
  postContactUs: () => ({ as: 'operator', input: contactForm }),
  getAllContactFormData: () => ({ as: 'admin', input: {} }),
  answerContact: async ({ product }) => {
    const { id } = await (await operatorOf(product)).guest.call('POST /contactUs/postContactUs', contactForm);
    return { as: 'admin', input: { contactId: id, answer: 'Gladly.' } };
  },
  markContact: async ({ product }) => {
    const { id } = await (await operatorOf(product)).guest.call('POST /contactUs/postContactUs', contactForm);
    return { as: 'admin', input: { contactId: id, done: true } };
  },
  getAllPlans: () => ({ as: 'admin', input: {} }),
  createPlan: () => ({
    as: 'admin',
    input: newPlan(),
  }),
  updatePlan: async ({ who }) => {
    const { id } = await who.admin.call('POST /subscription/create', newPlan());
    return { as: 'admin', input: { planId: id, allowNumberOfApps: 7 } };
  },
  withdrawPlan: async ({ who }) => {
    const { id } = await who.admin.call('POST /subscription/create', newPlan());
    return { as: 'admin', input: { planId: id } };
  },
  restorePlan: async ({ who }) => {
    const { id } = await who.admin.call('POST /subscription/create', newPlan());
    await who.admin.call('POST /subscription/withdraw/:planId', { planId: id });
    return { as: 'admin', input: { planId: id } };
  },
  adminLogin: ({ product }) => ({
    as: 'visitor',
    from: visit(product, 'admin.localhost'),
    input: { username: 'admin@localhost', password: product.env.ADMIN_PASSWORD },
  }),
  staffLogin: ({ product }) => ({ as: 'visitor', from: visit(product, 'admin.localhost'), input: {} }),
  verifyStaffLogin: async ({ product }) => {
    const from = visit(product, 'admin.localhost');
    const { options, transactionId } = await from.call('POST /admin/passkeyLogin', {});
    return {
      as: 'visitor',
      from,
      input: { credential: (await staffKeyOf(product)).get(options), transactionId },
    };
  },
  verifyStaffEnrolment: async ({ product }) => {
    const from = visit(product, 'admin.localhost');
    const credentials = await newStaffMember(product);
    const { options, transactionId } = await from.call('POST /admin/adminLogin', credentials);
    return { as: 'visitor', from, input: { credential: staffKeyOn(product).create(options), transactionId } };
  },
  staffPasskeys: () => ({ as: 'admin', input: {} }),
  confirmStaffPasskey: () => ({ as: 'admin', input: {} }),
  verifyConfirmStaffPasskey: async ({ product, who }) => {
    const { options, transactionId } = await who.admin.call('POST /admin/confirmPasskey', {});
    return { as: 'admin', input: { credential: (await staffKeyOf(product)).get(options), transactionId } };
  },
  verifyAddStaffPasskey: async ({ product, who }) => {
    const { options, transactionId } = await confirmsStaffPasskey(product, who.admin);
    return { as: 'admin', input: { credential: staffKeyOn(product).create(options), transactionId } };
  },
  renameStaffPasskey: async ({ product, who }) => ({
    as: 'admin',
    input: { passkeyId: await addsStaffPasskey(product, who.admin), name: 'Phone' },
  }),
  removeStaffPasskey: async ({ product, who }) => ({
    as: 'admin',
    input: { passkeyId: await addsStaffPasskey(product, who.admin) },
  }),
  getVideos: () => ({ as: 'operator', input: { skip: '0' } }),
  getVideoParams: () => ({ as: 'operator', input: {} }),
  addVideo: () => ({
    as: 'admin',
    input: newVideo,
  }),
  changeVideo: async ({ who }) => {
    const { id } = await who.admin.call('POST /video', newVideo);
    return { as: 'admin', input: { videoId: id, title: unique('Team ') } };
  },
  removeVideo: async ({ who }) => {
    const { id } = await who.admin.call('POST /video', newVideo);
    return { as: 'admin', input: { videoId: id } };
  },
  widenAddress: () => ({ as: 'admin', input: office() }),
  endWidening: async ({ who }) => {
    const widened = office();
    await who.admin.call('POST /addressLimits', widened);
    return { as: 'admin', input: { wideningId: widened.network.replace('/', '_') } };
  },
  mapsKey: () => ({ as: 'visitor', input: {} }),
};
