import { isCompanyWebsite, isLinkedinProfile, limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import type { Draft } from './draft.ts';
import { texts } from './texts.ts';

const t = texts;
const required = [
  'name',
  'email',
  'phoneNumber',
  'designation',
  'orgName',
  'url',
  'country',
  'size',
  'industry',
] as const satisfies (keyof Draft)[];
export type Required = (typeof required)[number];

/** Required fields that are still empty, in the order of the form. */
export const missing = (draft: Draft): Required[] => required.filter((field) => !draft[field].trim());

/** How the form calls its required fields. */
const labels: Record<Required, string> = {
  ...{ name: t.name, email: texts.email, phoneNumber: t.phone, designation: t.designation },
  ...{ orgName: t.company, url: t.website, country: t.country, size: t.size, industry: t.industry },
};
/** What has to be done before the next step, in words; empty when nothing has. */
export function stillMissing(draft: Draft): string {
  const wanted = missing(draft).map((field) => labels[field]);
  if (!draft.isTermAndConditionAccepted) wanted.push(t.termsLabel);
  return wanted.length ? t.still(wanted) : '';
}

/** The fewest digits of a phone number, with or without its country (ITU-T E.164 sets only the most). */
const fewestDigits = 5;
/** A phone number has digits, and at most what people write between them. */
export function phoneProblem(typed: string): string | undefined {
  const number = typed.trim();
  if (!number) return undefined;
  const digits = number.replace(/\D/g, '').length;
  return digits >= fewestDigits && /^\+?[\d\s()./-]+$/.test(number) ? undefined : t.phoneWrong;
}

/** The first field, in the order of the form, with an invalid value. */
export const wrongField = ({
  name,
  phoneNumber,
  orgName,
  url,
  linkedinUrl,
}: Draft): keyof Draft | undefined =>
  [
    { field: 'name', problem: nameWrong(name) },
    { field: 'phoneNumber', problem: phoneProblem(phoneNumber) },
    { field: 'orgName', problem: nameWrong(orgName) },
    { field: 'url', problem: websiteProblem(url) },
    { field: 'linkedinUrl', problem: linkedinProblem(linkedinUrl) },
  ].find(({ problem }) => problem)?.field as keyof Draft | undefined;

/** Whether the form can go on to the next step, as far as the browser alone can say. */
export const isWhole = (draft: Draft): boolean => !stillMissing(draft) && !wrongField(draft);

/** A website as its company's people say it, such as `acme.example`, with the `https://` that is asked for; others as typed. */
export const completed = (website: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(website.trim()) ? `https://${website.trim()}` : website;

/** The website must be an https address. */
export function websiteProblem(url: string): string | undefined {
  return url.trim() && !isCompanyWebsite(url) ? t.websiteError : undefined;
}

/** A LinkedIn profile is optional, but must be one on linkedin.com. */
export function linkedinProblem(url: string): string | undefined {
  return url.trim() && !isLinkedinProfile(url) ? t.linkedinError : undefined;
}

/** Maximum length of a phone number as it is typed: with any dial code in front it must fit what is stored. */
export const longestPhone = limits.phoneNumber - '+1684 '.length;

/** The phone number with the country's dial code in front, unless it was typed with one. */
export function fullPhone(typed: string, dialCode: string | undefined): string {
  const number = typed.trim();
  return number.startsWith('+') || !dialCode ? number : `+${dialCode} ${number}`;
}
