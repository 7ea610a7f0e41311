import { store } from '../../../web-kit/session.ts';

/** The values of the company form. They survive a reload and the way back from step two. */
export const empty = {
  name: '',
  email: '',
  phoneNumber: '',
  designation: '',
  orgName: '',
  url: '',
  /** The country's label, which is what the requirements store. */
  country: '',
  city: '',
  size: '',
  industry: '',
  linkedinUrl: '',
  isUniversityConnection: false,
  isFollowUpCall: false,
  isTermAndConditionAccepted: false,
};
export type Draft = typeof empty;
export const draft = store('registration', empty);
