import { shortDateTime } from '../../web-kit/format.ts';
import { texts } from '../texts.ts';

type Props = { at: string | null | undefined; precise?: boolean };

/** A date and time: short in lists, to the millisecond in UTC where the order of events matters. */
export function Time({ at, precise = false }: Props) {
  if (!at) return texts.none;
  const shown = precise ? at.replace('T', ' ').replace('Z', ' UTC') : shortDateTime(at);
  return (
    <time dateTime={at} title={at}>
      {shown}
    </time>
  );
}
