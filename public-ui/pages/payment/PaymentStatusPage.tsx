import { Shell } from '../../parts/Shell.tsx';
import { Result } from './Result.tsx';

/** /paymentStatus. The requirements fix the result, which must never be taken from the browser's address. */
export default function PaymentStatusPage() {
  return (
    <Shell>
      <Result outcome="success" />
    </Shell>
  );
}
