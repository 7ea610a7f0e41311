/** An event's type in words: `ApplicationSuspended` becomes "Application suspended". */
export const inWords = (event: string): string =>
  event.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
