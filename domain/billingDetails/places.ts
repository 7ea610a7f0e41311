// The browser uses this file too, so it imports no more than plain functions.
import { isInEu } from './taxNumbers.ts';

// The states and union territories of India, by the codes that a GSTIN begins with.
const lines = `
01 Jammu and Kashmir
02 Himachal Pradesh
03 Punjab
04 Chandigarh
05 Uttarakhand
06 Haryana
07 Delhi
08 Rajasthan
09 Uttar Pradesh
10 Bihar
11 Sikkim
12 Arunachal Pradesh
13 Nagaland
14 Manipur
15 Mizoram
16 Tripura
17 Meghalaya
18 Assam
19 West Bengal
20 Jharkhand
21 Odisha
22 Chhattisgarh
23 Madhya Pradesh
24 Gujarat
26 Dadra and Nagar Haveli and Daman and Diu
27 Maharashtra
29 Karnataka
30 Goa
31 Lakshadweep
32 Kerala
33 Tamil Nadu
34 Puducherry
35 Andaman and Nicobar Islands
36 Telangana
37 Andhra Pradesh
38 Ladakh`;
const states = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => [line.slice(3), line.slice(0, 2)]),
);
/** The names of the states and union territories of India, in English, in alphabetical order. */
export const indianStates: readonly string[] = [...states.keys()].sort();
/** The two digits of a state of India, which its GSTINs begin with. */
export const stateCodeOf = (state: string): string | undefined => states.get(state);
/** Union territories without a parliament, whose part of the tax has another name (UTGST Act, 2017). */
export const withoutParliament: readonly string[] = ['04', '26', '31', '35', '38'];

/** Countries without postal codes, by ISO 3166-1. */
const uncoded = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP LC ML MO ' +
    'MR MW NA NR NU PA QA RW SB SC SL SO SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);
export const hasPostalCodes = (countryCode: string): boolean => !uncoded.has(countryCode);

/**
 * Whether the law of the seller's country wants the buyer's address on an invoice: Directive 2006/112/EC article 226 (5) in
 * the European Union, VAT Regulations 1995 regulation 14 in the United Kingdom, CGST Rules 2017 rule 46 in India,
 * bokføringsforskriften § 5-1-2 in Norway, and MWSTG article 26 in Switzerland.
 */
export const namesBuyers = (sellerCountry: string): boolean =>
  isInEu(sellerCountry) || ['GB', 'IN', 'NO', 'CH'].includes(sellerCountry);
