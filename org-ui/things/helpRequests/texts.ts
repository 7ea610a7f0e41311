/** Texts of the answers to what people ask for. */
export const texts = {
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Access given',
  declined: 'Request declined',
  asks: {
    allow: (who: string, application: string) =>
      `${who} can sign in to ${application} at once, and is told by mail where there is a proved address.`,
    decline: (who: string) => `${who} is told by mail where there is a proved address, and can ask again.`,
  },
  allowOf: (who: string) => `Allow the request of ${who}`,
  declineOf: (who: string) => `Decline the request of ${who}`,
} as const;
