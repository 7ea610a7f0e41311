import { store } from '../../../web-kit/session.ts';

/** What the company form holds. All that is typed survives a reload and the way back from step two. */
export const empty = {
  name: '',
  email: '',
  phoneNumber: '',
  designation: '',
  orgName: '',
  url: '',
  /** By label, as the documents store it. */
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
