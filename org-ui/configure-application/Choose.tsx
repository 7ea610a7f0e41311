import type { SvgIconComponent } from '@mui/icons-material';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { Box, Button, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from '../texts.ts';

const { wizard, common } = texts;
/** The kinds of application that can be created. */
const kinds: readonly { kind: 'Web'; title: string; text: string; icon: SvgIconComponent }[] = [
  { kind: 'Web', title: wizard.web, text: wizard.webText, icon: LanguageOutlined },
];

/** Step 1: which kind. With a plan that is `full` it ends here. */
export function Choose({ full, onNext }: { full: boolean; onNext: () => void }) {
  const [chosen, setChosen] = useState(kinds.length === 1 ? kinds[0]!.kind : undefined);
  return (
    <>
      <Typography sx={{ mb: 2 }}>{wizard.choose}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', mb: 3 }}
      >
        {kinds.map(({ kind, title, text, icon: Icon }) => (
          <Card
            key={kind}
            variant="outlined"
            sx={chosen === kind ? { borderColor: 'primary.main', bgcolor: 'var(--brand-soft)' } : {}}
          >
            <CardActionArea
              aria-pressed={chosen === kind}
              onClick={() => setChosen(kind)}
              onDoubleClick={full ? undefined : onNext}
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
      <Button variant="contained" disabled={!chosen || full} onClick={onNext}>
        {common.next}
      </Button>
    </>
  );
}
