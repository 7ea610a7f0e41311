import type { SvgIconComponent } from '@mui/icons-material';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import VpnLockOutlined from '@mui/icons-material/VpnLockOutlined';
import { Box, Button, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { words } from '../../base/words.ts';
import type { Kind } from './kind.ts';
import { SsoDialog } from './SsoDialog.tsx';
import { texts } from './texts.ts';

const isSso = (kind: Kind) => kind === 'OpenId' || kind === 'Saml';
const kinds: readonly { kind: Kind; title: string; text: string; icon: SvgIconComponent }[] = [
  { kind: 'Web', title: texts.web, text: texts.webText, icon: LanguageOutlined },
  { kind: 'Mobile', title: texts.mobile, text: texts.mobileText, icon: PhoneIphoneOutlined },
  { kind: 'OpenId', title: texts.sso.kind, text: texts.sso.kindText, icon: KeyOutlined },
  { kind: 'Radius', title: texts.radius.kind, text: texts.radius.kindText, icon: VpnLockOutlined },
];

type ChooseProps = {
  chosen: Kind;
  onChoose: (kind: Kind) => void;
  /** The plan allows no further applications. */
  full: boolean;
  onNext: (kind: Kind) => void;
};

/**
 * Step 1: the kind of application. The wizard ends here when the plan is `full`. The choice is kept here as well as in
 * the address, because the address can still be the old one when Next follows at once.
 */
export function Choose({ chosen: initial, onChoose, full, onNext }: ChooseProps) {
  const [chosen, setChosen] = useState(initial);
  const [asking, setAsking] = useState(false);
  const choose = (kind: Kind) => {
    setChosen(kind);
    onChoose(kind);
  };
  const isChosen = (kind: Kind) => kind === chosen || (isSso(kind) && isSso(chosen));
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.choose}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', mb: 3 }}
      >
        {kinds.map(({ kind, title, text, icon: Icon }) => (
          <Card
            key={kind}
            variant="outlined"
            sx={isChosen(kind) ? { borderColor: 'primary.main', bgcolor: 'var(--brand-soft)' } : {}}
          >
            <CardActionArea
              aria-pressed={isChosen(kind)}
              onClick={() => (isSso(kind) ? setAsking(true) : choose(kind))}
              onDoubleClick={full || isSso(kind) ? undefined : () => onNext(kind)}
              sx={{ p: 2.5, height: '100%' }}
            >
              <Icon sx={{ color: 'primary.main' }} />
              <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Button variant="contained" disabled={full} onClick={() => onNext(chosen)}>
        {words.next}
      </Button>
      {asking && <SsoDialog chosen={chosen} onClose={() => setAsking(false)} onNext={onNext} />}
    </>
  );
}
