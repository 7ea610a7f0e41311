import type { ComponentProps } from 'react';
import { words } from '../words.ts';
import { Select } from './Field.tsx';
import type { Loaded } from './hooks/useLoad.ts';
import type { Choice } from './lists.ts';
import { texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof Select>, 'children'> & { from: Loaded<readonly Choice[]> };

/** A select box whose list may still be loading. */
export function ListSelect({ from, hint, ...select }: Props) {
  const failed = from.error !== undefined && (
    <>
      {texts.listFailed}{' '}
      <button type="button" className="linklike" onClick={from.retry}>
        {words.retry}
      </button>
    </>
  );
  return (
    <Select {...select} disabled={!from.value} hint={failed || (from.value ? hint : words.loading)}>
      {from.value?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
