import { Result } from './Result.tsx';
import { TrueResult } from './TrueResult.tsx';

/** /paymentStatus: the true result of a purchase, which is never taken from the browser's address. */
export default function PaymentStatusPage() {
  return <TrueResult>{(outcome, back) => <Result {...{ outcome, back }} />}</TrueResult>;
}
