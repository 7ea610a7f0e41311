import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { mayChange, type Outcome, outcomeOf, type Purchase, purchaseIn } from './purchase.ts';
import { Nothing } from './Result.tsx';
import { texts } from './texts.ts';

/** Milliseconds between two looks, which with those of the console's own page stay below the limit of the call. */
const everyFew = 8000;
/** A page that is left open goes on asking for two minutes; after that, only its button asks. */
const mostLooks = 15;

type Shown = { children: (outcome: Outcome, back: string) => ReactNode };
/** Shows what the payment provider says of the purchase that the address names, and waits as long as it can be paid. */
export function TrueResult({ children }: Shown) {
  const [purchase] = useState(() => purchaseIn(location.search));
  return <Shell>{purchase ? <Asked purchase={purchase}>{children}</Asked> : <Nothing />}</Shell>;
}

function Asked({ purchase, children }: Shown & { purchase: Purchase }) {
  const load = useCallback(() => call('POST /payments/result', purchase), [purchase]);
  const { value, error, retry } = useLoad(load);
  const [looks, setLooks] = useState(0);
  const isOpen = mayChange(value?.result);
  useEffect(() => {
    if (!isOpen || looks >= mostLooks) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      retry();
    }, everyFew);
    return () => clearTimeout(timer);
  }, [isOpen, looks, retry]);
  const look = () => {
    setLooks(0);
    retry();
  };
  if (error !== undefined) return <NotKnown error={error} retry={look} />;
  const outcome = value && outcomeOf(value.result);
  if (outcome) return children(outcome, value.back);
  return <Waiting wasOpen={isOpen || looks > 0} isOver={isOpen && looks >= mostLooks} look={look} />;
}

const NotKnown = ({ error, retry }: { error: string; retry: () => void }) => (
  <div className="centre">
    <Heading title={texts.statusTitle} />
    <Failed message={error} retry={retry} />
  </div>
);

type WaitingProps = { wasOpen: boolean; isOver: boolean; look: () => void };
/** What is shown until the result is known: whether it was asked for already, and whether that goes on by itself. */
export const Waiting = ({ wasOpen, isOver, look }: WaitingProps) => (
  <div className="centre">
    <Heading title={texts.statusTitle} />
    {wasOpen && <p className="soft">{texts.open}</p>}
    {!isOver && <Loading text={texts.asking} />}
    <button type="button" className="button button-quiet" onClick={look}>
      {texts.look}
    </button>
  </div>
);
