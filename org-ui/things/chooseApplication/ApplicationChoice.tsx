import { useQuery } from '@tanstack/react-query';
import { asking, type Period } from '../../../web-kit/counts/counted.ts';
import { read } from '../../../web-kit/read.ts';
import { ChooseButton } from './ChooseButton.tsx';
import { texts as t } from './texts.ts';

type ApplicationChoiceProps = {
  /** The chosen application; empty for all. */
  appId: string;
  /** The period of which the page reads the counts, which name the application. */
  period: Period;
  choose: (appId: string) => void;
};
/** The choice of one application, or of all. */
export function ApplicationChoice({ appId, period, choose }: ApplicationChoiceProps) {
  const counted = useQuery({
    ...read('GET /signInCounts', { ...asking(period), appId }),
    enabled: appId !== '',
  });
  const name = appId ? (counted.data?.application?.name ?? t.one) : undefined;
  return <ChooseButton chosen={appId} name={name} orAll choose={(next) => choose(next?.appId ?? '')} />;
}
