import { Button, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { words } from '../../base/words.ts';
import type { KindOfFamily } from '../../families/families.ts';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';

type KindDialogProps = {
  title: string;
  kinds: readonly [KindOfFamily, ...KindOfFamily[]];
  chosen: string;
  onClose: () => void;
  onNext: (kind: string) => void;
};

/** Asks for one of the kinds that a card of the wizard stands for. The first one is proposed, and stands last. */
export function KindDialog({ title, kinds, chosen, onClose, onNext }: KindDialogProps) {
  const [kind, setKind] = useState((kinds.find(({ name }) => name === chosen) ?? kinds[0]).name);
  return (
    <TitledDialog
      title={title}
      buttons={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" onClick={() => onNext(kind)}>
            {words.next}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <RadioGroup aria-label={title} value={kind} onChange={(_, value) => setKind(value)}>
        {kinds.toReversed().map(({ name, family }) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={family.label} />
        ))}
      </RadioGroup>
    </TitledDialog>
  );
}
