import type { Gateway } from './events.ts';

/** Whether a provider takes a cancellation back, as long as the subscription has not ended. */
export const takesBack = (gateway: Gateway | null): boolean => gateway !== 'razorpay';
