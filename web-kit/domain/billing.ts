// What the billing details of an organisation can be, by the rules of the domain.

export { hasPostalCodes, indianStates } from '../../domain/billingDetails/places.ts';
export { type CheckedField, problemIn } from '../../domain/billingDetails/problems.ts';
export { isInEu, taxNumberExample } from '../../domain/billingDetails/taxNumbers.ts';
