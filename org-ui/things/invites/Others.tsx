import { limits } from '../../../web-kit/domain/limits.ts';
import { useIds } from '../../base/session.ts';
import { PickField } from '../../parts/pick/PickField.tsx';
import { hostedApplications } from '../applications/lists.ts';
import { texts } from './texts.ts';

export type Choice = { appId: string; name: string };
type OthersProps = {
  besides: string;
  value: readonly Choice[];
  disabled?: boolean;
  onChange: (chosen: Choice[]) => void;
};
/** Lets an operator add further applications to an invitation, as long as there are any. */
export function Others({ besides, value, disabled = false, onChange }: OthersProps) {
  const { uniqueId } = useIds();
  return (
    <PickField<Choice>
      of={{
        load: hostedApplications(uniqueId),
        sort: ['name', 'ASC'],
        idOf: ({ appId }) => appId,
        nameOf: ({ name }) => name,
      }}
      besides={besides}
      label={texts.others}
      hint={texts.othersHint}
      picked={value}
      most={limits.inviteApplications - 1}
      disabled={disabled}
      change={(chosen) => onChange(chosen.map(({ appId, name }) => ({ appId, name })))}
    />
  );
}
