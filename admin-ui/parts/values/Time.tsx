import { localDateTime, preciseDateTime } from '../../../web-kit/format.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { words } from '../../base/words.ts';

type Props = { at: string | null | undefined; precise?: boolean };

/** A date and time: short in lists, to the millisecond where the order of events matters, always in the viewer's zone. */
export function Time({ at, precise = false }: Props) {
  if (!at) return words.none;
  const shown = precise ? preciseDateTime(at) : localDateTime(at);
  return (
    <time dateTime={at} title={at}>
      <Dated>{shown}</Dated>
    </time>
  );
}
