/** Texts of the results of a payment. */
export const texts = {
  statusTitle: 'Payment',
  success: 'Success',
  successText: 'Your payment has been successfully processed',
  canceled: 'Canceled',
  canceledText: 'Your payment has been canceled',
  successHeading: 'Payment Success',
  cancelHeading: 'Payment Failed',
} as const;
