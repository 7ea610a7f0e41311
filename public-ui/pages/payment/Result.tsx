import { Heading } from '../../parts/Heading.tsx';
import { words } from '../../words.ts';
import { goBack } from './goBack.ts';
import type { Outcome } from './purchase.ts';
import { texts } from './texts.ts';

const t = texts;
const results = {
  success: { title: t.success, text: t.successText },
  canceled: { title: t.canceled, text: t.canceledText },
  failed: { title: t.cancelHeading, text: undefined },
} as const satisfies Record<Outcome, unknown>;

type Props = { outcome: Outcome; back: string };
/** The result of a payment, with a button that leads to the account in the console. */
export function Result({ outcome, back }: Props) {
  const { title, text } = results[outcome];
  return (
    <div className="centre">
      <Heading title={title} />
      {text && <p className="soft">{text}</p>}
      <GoBack to={back} />
    </div>
  );
}

/** The result of a payment as a heading only. */
export const Headline = ({ outcome }: Pick<Props, 'outcome'>) => (
  <div className="centre">
    <Heading title={outcome === 'success' ? t.successHeading : t.cancelHeading} />
  </div>
);

/** What is shown where the address names no payment. */
export const Nothing = () => (
  <div className="centre">
    <Heading title={t.statusTitle} />
    <p className="soft">{t.nothing}</p>
    <GoBack />
  </div>
);

const GoBack = ({ to }: { to?: string }) => (
  <button type="button" className="button button-quiet" onClick={() => goBack(to)}>
    {words.goBack}
  </button>
);
