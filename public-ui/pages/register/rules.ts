import { nameProblem } from '../../../web-kit/limits.ts';
import { texts } from '../../texts.ts';
import type { Draft } from './draft.ts';

const t = texts.register;
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

/** A name is one line without addresses, as it goes into mails. */
export function nameError(name: string): string | undefined {
  const problem = nameProblem(name.trim());
  return problem && `The name ${problem}.`;
}

/** The first field, in the order of the form, that holds something unusable. */
export const wrongField = ({ name, orgName, url, linkedinUrl }: Draft): keyof Draft | undefined =>
  [
    { field: 'name', problem: nameError(name) },
    { field: 'orgName', problem: nameError(orgName) },
    { field: 'url', problem: websiteProblem(url) },
    { field: 'linkedinUrl', problem: linkedinProblem(linkedinUrl) },
  ].find(({ problem }) => problem)?.field as keyof Draft | undefined;

/** The website must be an https address. */
export function websiteProblem(url: string): string | undefined {
  const typed = url.trim();
  return typed && !/^https:\/\/[^\s/]+\.[^\s]+$/i.test(typed) ? t.websiteError : undefined;
}

/** A LinkedIn profile may be left out; given, it must be one on linkedin.com. */
export function linkedinProblem(url: string): string | undefined {
  const typed = url.trim();
  return typed && !/^(https:\/\/)?([a-z]+\.)?linkedin\.com\/\S+$/i.test(typed) ? t.linkedinError : undefined;
}

/** The number with its country's dial code before it, unless it was typed with one. */
export function fullPhone(typed: string, dialCode: string | undefined): string {
  const number = typed.trim();
  return number.startsWith('+') || !dialCode ? number : `+${dialCode} ${number}`;
}
