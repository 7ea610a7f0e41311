import { expect, test } from 'vitest';
import { countries } from '../../../web-kit/data/countries.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import { empty } from './draft.ts';
import {
  completed,
  fullPhone,
  linkedinProblem,
  longestPhone,
  missing,
  phoneProblem,
  stillMissing,
  websiteProblem,
  wrongField,
} from './rules.ts';

test('city and LinkedIn may be left out, nine fields may not', () => {
  expect(missing(empty)).toHaveLength(9);
  expect(missing({ ...empty, name: '  ' })).toContain('name');
});
test('the website must be https', () => {
  expect(websiteProblem('https://acme.example')).toBeUndefined();
  for (const url of ['acme.example', 'http://acme.example', 'https://', 'ftp://x/https://'])
    expect(websiteProblem(url)).toBe('please add secured official website(https://)');
});
test('a website without a scheme gets https, and anything else stays as it was typed', () => {
  for (const typed of ['acme.example', ' www.blümen.example/shop '])
    expect(completed(typed)).toBe(`https://${typed.trim()}`);
  for (const typed of [
    '',
    'acme',
    'http://acme.example',
    'https://acme.example',
    'ada@acme.example',
    'a b.example',
  ])
    expect(completed(typed)).toBe(typed);
});
test('the first field that cannot be used is told, a name with an address among them', () => {
  const filled = { ...empty, name: 'Ada', orgName: 'Acme', url: 'https://acme.example' };
  expect(wrongField(filled)).toBeUndefined();
  expect(wrongField({ ...filled, url: 'acme', orgName: 'Go to evil.example' })).toBe('orgName');
  expect(nameWrong('Go to evil.example')).toBe(
    'The name cannot hold a web or e-mail address: write the name without it.',
  );
});
test('a LinkedIn profile is optional and must be on linkedin.com', () => {
  for (const url of ['', 'https://www.linkedin.com/company/acme', 'linkedin.com/company/acme'])
    expect(linkedinProblem(url)).toBeUndefined();
  for (const url of ['https://linkedin.com.evil.example/x', 'https://linkedin.com/', 'acme'])
    expect(linkedinProblem(url)).toBe('Please provide correct company linkedin profile url');
});
test('a phone number gets the dial code of the country once', () => {
  expect(fullPhone(' 98765 ', '91')).toBe('+91 98765');
  expect(fullPhone('+44 20', '91')).toBe('+44 20');
  expect(fullPhone('98765', undefined)).toBe('98765');
});
test('the longest phone number that can be typed is stored with the dial code of every country', () => {
  const typed = '5'.repeat(longestPhone);
  const lengths = countries.map(({ dialCode }) => fullPhone(typed, dialCode).length);
  expect(Math.max(...lengths)).toBe(limits.phoneNumber);
});

test('what is missing before the next step is said in the words of the form', () => {
  const filled = {
    ...{ name: 'Ada', email: 'ada@acme.example', phoneNumber: '+44 20 7946 0000', designation: 'C level' },
    ...{ orgName: 'Acme', url: 'https://acme.example', country: 'India', size: '1-10', industry: 'Other' },
    isTermAndConditionAccepted: true,
  } as Parameters<typeof stillMissing>[0];
  expect(stillMissing(filled)).toBe('');
  expect(stillMissing({ ...filled, url: ' ', isTermAndConditionAccepted: false })).toBe(
    'Still missing: Official website, terms and conditions.',
  );
});

test('a phone number has at least five digits and no letters', () => {
  for (const good of ['', '+44 20 7946 0000', '(030) 123-45', '12345'])
    expect(phoneProblem(good)).toBeUndefined();
  for (const bad of ['12', '+44', 'call me 12345']) expect(phoneProblem(bad)).toMatch(/whole phone number/);
});
