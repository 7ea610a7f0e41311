/** Whether a count with its noun, such as “1 डिवाइस”, is of one, so that its verb is in the singular. */
export const isOne = (what: string): boolean => what.startsWith('1 ');
