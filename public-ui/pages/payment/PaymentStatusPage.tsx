import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { texts } from '../../texts.ts';

type Outcome = 'success' | 'canceled';
const t = texts.payment;
const results: Record<Outcome, { title: string; text: string }> = {
  success: { title: t.success, text: t.successText },
  canceled: { title: t.canceled, text: t.canceledText },
};
/** The requirements fix this outcome. It must never be taken from the browser's address. */
const outcome: Outcome = 'success';

/** /paymentStatus. Its Go Back button does nothing, as the requirements say. */
export default function PaymentStatusPage() {
  const { title, text } = results[outcome];
  return (
    <Shell>
      <div className="centre">
        <Heading title={title} />
        <p className="soft">{text}</p>
        <button type="button" className="button button-quiet">
          {texts.goBack}
        </button>
      </div>
    </Shell>
  );
}
