/** What another language says for these English sentences, with the same values. */
export type Said<English> = {
  [C in keyof English]: English[C] extends (values: infer V) => string ? (values: V) => string : string;
};
