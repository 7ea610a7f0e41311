import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the results of a payment. Those that the requirements quote stay word for word. */
export const texts = spoken('pages/payment', {
  statusTitle: 'Payment',
  success: 'Success',
  successText: 'Your payment has been successfully processed',
  canceled: 'Canceled',
  canceledText: 'Your payment has been canceled',
  successHeading: 'Payment Success',
  cancelHeading: 'Payment Failed',
  asking: 'Asking the payment service what has become of your payment...',
  open: 'The payment service has not received your payment so far.',
  look: 'Look again',
  nothing:
    'This address names no payment, so no result can be shown. The account page of your console lists what has been paid.',
});
