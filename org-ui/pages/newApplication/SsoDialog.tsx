import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { words } from '../../base/words.ts';
import type { Kind } from './kind.ts';
import { texts } from './texts.ts';

const protocols = [
  { kind: 'Saml', label: words.protocols.saml },
  { kind: 'OpenId', label: words.protocols.oidc },
] as const;
type SsoDialogProps = { chosen: Kind; onClose: () => void; onNext: (kind: Kind) => void };

/** Asks for the protocol of a single sign-on application. */
export function SsoDialog({ chosen, onClose, onNext }: SsoDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>(chosen === 'Saml' ? 'Saml' : 'OpenId');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{texts.sso.dialog}</DialogTitle>
      <DialogContent>
        <RadioGroup aria-labelledby={id} value={kind} onChange={(_, value) => setKind(value as Kind)}>
          {protocols.map((each) => (
            <FormControlLabel key={each.kind} value={each.kind} control={<Radio />} label={each.label} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.sso.cancel}</Button>
        <Button variant="contained" onClick={() => onNext(kind)}>
          {words.next}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
