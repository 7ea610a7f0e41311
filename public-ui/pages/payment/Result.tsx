import { Heading } from '../../parts/Heading.tsx';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

const t = texts;
const results = {
  success: { title: t.success, text: t.successText },
  canceled: { title: t.canceled, text: t.canceledText },
} as const;

/** The result of a payment. Its Go Back button does nothing, as the requirements say. */
export function Result({ outcome }: { outcome: keyof typeof results }) {
  const { title, text } = results[outcome];
  return (
    <div className="centre">
      <Heading title={title} />
      <p className="soft">{text}</p>
      <button type="button" className="button button-quiet">
        {words.goBack}
      </button>
    </div>
  );
}
