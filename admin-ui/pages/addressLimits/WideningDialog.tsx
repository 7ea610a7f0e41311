import { limits } from '../../../web-kit/domain/limits.ts';
import { networkOf } from '../../../web-kit/domain/networks.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { WideningRow } from './index.ts';
import { texts } from './texts.ts';

const label = texts.fields;
const { least, most } = limits.wideningFactor;
const isFactor = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

type Key = 'network' | 'factor' | 'reason' | 'until';
const network: Field<Key> = {
  ...{ key: 'network', label: label.network, max: 50, required: true, hint: texts.networkHint },
  rule: (typed) => (networkOf(typed) ? undefined : texts.badNetwork),
};
const fields: readonly Field<Key>[] = [
  {
    ...{ key: 'factor', label: label.factor, required: true, inputMode: 'numeric' },
    rule: (typed) => (isFactor(typed) ? undefined : texts.badFactor(least, most)),
  },
  {
    ...{ key: 'reason', label: label.reason, max: limits.wideningReason, required: true, multiline: true },
    hint: texts.reasonHint,
  },
  { key: 'until', label: label.until, required: true, type: 'date', hint: texts.untilHint },
];

const typedOf = (row: WideningRow) => ({ ...row, factor: String(row.factor) });

/** Widens the limits of an address, or changes how they are widened. */
export function WideningDialog({ row, onClose }: { row: WideningRow | undefined; onClose: () => void }) {
  const { create, update, reread } = useWrite('widenings');
  return (
    <FormDialog
      about={`widening ${row?.id ?? ''}`}
      title={row ? texts.edit : texts.create}
      fields={row ? fields : [network, ...fields]}
      initial={row ? typedOf(row) : { factor: '10' }}
      {...(row && { reread: async () => typedOf(await reread(row)) })}
      run={(typed) => {
        const about = { ...typed, factor: Number(typed.factor) };
        return row ? update(row, { ...about, network: row.network }) : create(about);
      }}
      done={row ? texts.changed : texts.added}
      onClose={onClose}
    />
  );
}
