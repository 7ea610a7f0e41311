import { Headline } from './Result.tsx';
import { TrueResult } from './TrueResult.tsx';

/** /payment/cancel: the true result of a purchase as a heading only, whichever way the payer came back. */
export default function PaymentCancelPage() {
  return <TrueResult>{(outcome) => <Headline outcome={outcome} />}</TrueResult>;
}
