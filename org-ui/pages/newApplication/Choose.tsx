import { Box, Button, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { words } from '../../base/words.ts';
import { cards } from './cards.ts';
import { KindDialog } from './KindDialog.tsx';
import { texts } from './texts.ts';

/** Stands the content at the top, where a button has it in the middle. */
const fromTop = {
  ...{ display: 'flex', flexDirection: 'column' },
  ...{ alignItems: 'flex-start', justifyContent: 'flex-start' },
} as const;

type ChooseProps = {
  chosen: string;
  onChoose: (kind: string) => void;
  /** The plan allows no further applications. */
  full: boolean;
  onNext: (kind: string) => void;
};

/**
 * Step 1: the kind of application. The wizard ends here when the plan is `full`. The choice is kept here as well as in
 * the address, because the address can still be the old one when Next follows at once.
 */
export function Choose({ chosen: initial, onChoose, full, onNext }: ChooseProps) {
  const [chosen, setChosen] = useState(initial);
  const [asking, setAsking] = useState<(typeof cards)[number]>();
  const choose = (kind: string) => {
    setChosen(kind);
    onChoose(kind);
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.choose}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', mb: 3 }}
      >
        {cards.map((card) => {
          const { title, text, icon: Icon, asks, kinds } = card;
          const isChosen = kinds.some(({ name }) => name === chosen);
          return (
            <Card
              key={title}
              variant="outlined"
              sx={isChosen ? { borderColor: 'primary.main', bgcolor: 'var(--brand-soft)' } : {}}
            >
              <CardActionArea
                aria-pressed={isChosen}
                onClick={() => (asks ? setAsking(card) : choose(kinds[0].name))}
                onDoubleClick={full || asks ? undefined : () => onNext(kinds[0].name)}
                sx={{ p: 2.5, height: '100%', ...fromTop }}
              >
                <Icon sx={{ color: 'primary.main' }} />
                <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text}
                </Typography>
              </CardActionArea>
            </Card>
          );
        })}
      </Box>
      <Button variant="contained" disabled={full} onClick={() => onNext(chosen)}>
        {words.next}
      </Button>
      {asking?.asks && (
        <KindDialog
          title={asking.asks}
          kinds={asking.kinds}
          {...{ chosen, onNext }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
