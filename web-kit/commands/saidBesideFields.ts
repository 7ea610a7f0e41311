/** A refusal that stands beside the fields of a form that it is about, so that no toast says it as well. */
export class SaidBesideFields extends Error {}
