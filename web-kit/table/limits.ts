/** The servers count no further than this: a list with more rows has "more than 10,000". */
export const countLimit = 10_000;
