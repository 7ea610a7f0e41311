import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { texts } from './texts.ts';

/** /payment/cancel: shows only the heading. */
export default function PaymentCancelPage() {
  return (
    <Shell>
      <div className="centre">
        <Heading title={texts.cancelHeading} />
      </div>
    </Shell>
  );
}
