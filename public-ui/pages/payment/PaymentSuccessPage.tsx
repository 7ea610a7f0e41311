import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { texts } from './texts.ts';

/** /payment/success: shows only the heading. */
export default function PaymentSuccessPage() {
  return (
    <Shell>
      <div className="centre">
        <Heading title={texts.successHeading} />
      </div>
    </Shell>
  );
}
